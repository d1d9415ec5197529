package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Attempt;
import org.plyspace.api.Notation;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Moves as a hand makes them")
final class AttemptsTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");
    private static final TextRules HANDS = Toy.rules(Toys.hands());
    private static final TextRules LEVELS = Toy.rules(Toys.levels());

    private static List<String> choices(TextPosition position, Attempt attempt) {
        return LongStream.of(position.position().words().choices(attempt))
                .mapToObj(move -> position.position().words().text(move, Notation.MACHINE))
                .sorted()
                .toList();
    }

    private static Attempt step(String from, String to) {
        return new Attempt.Step(Orthodox.cell(from), Orthodox.cell(to));
    }

    @Test
    void aStepIsEveryMoveBetweenItsSquares() {
        TextPosition position = CHESS.men("Ke1 Rh1 Pb7 na8 kd8 w K");
        assertEquals(List.of("h1-h8"), choices(position, step("h1", "h8")));
        assertEquals(List.of("b7-a8=B", "b7-a8=N", "b7-a8=Q", "b7-a8=R"), choices(position, step("b7", "a8")));
        assertEquals(List.of("O-O"), choices(position, step("e1", "g1")));
        assertEquals(List.of(), choices(position, step("e1", "h1")));
        assertEquals(List.of(), choices(position, step("a8", "b6")));
    }

    @Test
    void aDropIsOfItsPieceOnItsSquare() {
        TextPosition position = HANDS.men("Ka1 ke5 Ga3 w - - 0 1 hand=G,R");
        int c3 = Toys.FIVE.cell(2, 2, 0);
        int rook = 1;
        int gold = 3;
        assertEquals(List.of("G*c3"), choices(position, new Attempt.Drop(gold, c3)));
        assertEquals(List.of("R*c3"), choices(position, new Attempt.Drop(rook, c3)));
        assertEquals(List.of(), choices(position, new Attempt.Drop(gold, 0)));
        assertEquals(List.of(), choices(position, new Attempt.Step(c3, c3)));
        assertEquals(List.of(), choices(position, new Attempt.Drop(2, c3)));
    }

    /** Whether the dragon moves or stays, a hand takes it to what it captures. */
    @Test
    void aStepMayBeACaptureFromAfar() {
        TextPosition position = LEVELS.men("K1a1 k1d4 D3b2 p2b2 w");
        int dragon = Toys.THREE_LEVELS.cell(1, 1, 2);
        int prey = Toys.THREE_LEVELS.cell(1, 1, 1);
        assertEquals(List.of("3b2*2b2"), choices(position, new Attempt.Step(dragon, prey)));
    }

    @Test
    void theTextOfAnAttemptSaysWhatBecomesOfIt() {
        TextPosition king = CHESS.men("Ke1 Rh1 ka8 w K");
        assertEquals("O-O", king.position().words().text(step("e1", "g1")));
        assertEquals("e1-f1", king.position().words().text(step("e1", "f1")));
        TextPosition dragon = LEVELS.men("K1a1 k1d4 D3b2 p2b2 w");
        assertEquals(
                "3b2*2b2",
                dragon.position()
                        .words()
                        .text(new Attempt.Step(Toys.THREE_LEVELS.cell(1, 1, 2), Toys.THREE_LEVELS.cell(1, 1, 1))));
    }

    @Test
    void theTextOfAnAttemptNeedNotBeLegal() {
        TextPosition position = CHESS.men("Ke1 ka8 w");
        assertEquals("e1-a8", position.position().words().text(step("e1", "a8")));
        assertEquals(
                "G*c3", HANDS.men("Ka1 ke5 w").position().words().text(new Attempt.Drop(3, Toys.FIVE.cell(2, 2, 0))));
    }
}
