package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Purpose;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Placing")
final class PlacingTest {

    private static final TextRules GAME = Toy.rules(Toys.placing());

    @Test
    void kingsAreDroppedBeforeAnythingElseAndNotBesideEachOther() {
        TextPosition start = GAME.start();
        assertEquals(25, start.moves().size());
        assertEquals(25, start.moves("K*").size());
        TextPosition placed = start.play("K*a1");
        assertEquals(21, placed.moves().size());
        assertFalse(placed.allows("K*b2"));
        assertEquals(
                "1:4k/5/5/5/K4 w - - 0 2 hand=N,R2,n,r2", placed.play("K*e5").text());
    }

    @Test
    void withKingsOnTheBoardASideDropsOrMoves() {
        TextPosition position = GAME.start().play("K*a1", "K*e5");
        assertEquals(3, position.moves("a1-").size());
        assertEquals(23, position.moves("N*").size());
    }

    @Test
    void menOnTheBoardWaitUntilTheKingIsDropped() {
        TextPosition position = GAME.read("1:4k/5/2N2/5/5 w - - 0 1 hand=K,R");
        assertEquals(position.moves("K*"), position.moves());
        assertEquals(0, position.moves("c3-").size());
    }

    @Test
    void nobodyCastlesBeforeTheDropThatComesFirst() {
        TextRules rules =
                Toy.rules(Orthodox.spec().hands(Hands.of("", 20).placing("N").first("N")));
        TextPosition position = rules.men("Ke1 Rh1 ke8 w K - 0 1 hand=N");
        assertFalse(position.allows("O-O"));
        assertEquals("white must first drop a knight from its hand (rules/README.md)", position.refusal("O-O"));
        assertTrue(rules.men("Ke1 Rh1 ke8 w K").allows("O-O"));
    }

    @Test
    void aDropThatMayNotCheckIsRefusedAndOneThatMayIsNot() {
        TextPosition position = GAME.read("1:4k/5/5/5/K4 w - - 0 1 hand=N,R");
        assertTrue(position.moves("R*").stream().noneMatch(move -> move.endsWith("5") || move.startsWith("R*e")));
        assertEquals(15, position.moves("R*").size());
        assertTrue(position.allows("N*d3"));
    }

    @Test
    void placedMenAreLostWhenCapturedAndHeldOnesAreNot() {
        assertEquals(
                "1:4k/5/5/1K3/5 b - - 0 1",
                GAME.read("1:4k/5/5/1n3/K4 w - - 0 1").play("a1-b2").text());
        assertEquals(
                "1:4k/5/5/1K3/5 b - - 0 1 hand=R",
                GAME.read("1:4k/5/5/1r3/K4 w - - 0 1").play("a1-b2").text());
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "1:4k/5/2N2/5/5 w - - 0 1 hand=K,R; c3-d5; white must first drop a king from its hand",
                "1:4k/5/2N2/5/5 w - - 0 1 hand=K,R; R*a1; white must first drop a king from its hand",
                "1:4k/5/5/5/5 w - - 0 1 hand=K; K*d5; leaves the king on d5 attacked by the black king on e5",
                "1:4k/5/5/5/K4 w - - 0 1 hand=R; R*e1; a rook may not be dropped to give check",
            })
    void refusalsSayWhatMustBeDropped(String position, String move, String reason) {
        String refusal = GAME.read(position).refusal(move);
        assertTrue(refusal.contains(reason), refusal);
    }

    @Test
    void kingsInHandAreCounted() {
        assertEquals(
                "placement: white has 2 kings; expected exactly 1 (notation.md, Positions)",
                GAME.rules()
                        .faults(GAME.rules().read("1:4k/5/5/5/K4 w - - 0 1 hand=K"), Purpose.GAME)
                        .get(0)
                        .toString());
    }

    @Test
    void aTypeInHandIsNotExtinct() {
        TextRules rules = Toy.rules(Toys.placing().end(EndRule.SHARED.withExtinction("N")));
        assertTrue(rules.start().position().ending().isEmpty());
        TextPosition lost = rules.read("1:4k/5/5/1n3/K4 w - - 0 1 hand=N").play("a1-b2");
        assertEquals(Outcome.EXTINCTION, lost.position().ending().orElseThrow().reason());
    }

    @ParameterizedTest(name = "placed {0}, first {1}")
    @CsvSource({
        "K, R, 'K is royal and must be dropped first; expected it among ''first'''",
        "X, R, there is no piece X",
        "N, Q, Q is never held in a hand; expected one of R N",
    })
    void whatCannotBePlacedIsRefused(String placed, String first, String reason) {
        LatticeSpec spec = Toys.placing().hands(Hands.of("R", 4).placing(placed).first(first));
        String said =
                assertThrows(DeclarationException.class, () -> Toy.rules(spec)).getMessage();
        assertTrue(said.contains(reason), said);
    }
}
