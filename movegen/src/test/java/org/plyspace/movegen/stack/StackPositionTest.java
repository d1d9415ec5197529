package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** What positions over stacks keep, whatever the number of boards. */
final class StackPositionTest {

    private static Rules rules(int boards) {
        ToyStack toy = new ToyStack();
        return toy.rules(OptionValues.of(toy.options(), Map.of("boards", String.valueOf(boards))));
    }

    @ParameterizedTest(name = "{0} boards, random games of seed 11")
    @ValueSource(ints = {1, 3, 4, 5, 6})
    void ownersAreTakenBackWithTheMoveThatChangedThem(int boards) {
        SplittableRandom random = new SplittableRandom(11);
        int changes = 0;
        for (int game = 0; game < 20; game++) {
            Position position = rules(boards).startPosition();
            MoveList scratch = new MoveList();
            for (int ply = 0; ply < 60 && position.hasLegalMove(); ply++) {
                String before = position.words().text();
                List<Side> owners = owners(position, boards);
                long move = position.randomMove(random, scratch);
                position.make(move);
                changes += owners.equals(owners(position, boards)) ? 0 : 1;
                position.unmake();
                assertEquals(owners, owners(position, boards), before);
                assertEquals(before, position.words().text());
                position.make(move);
            }
        }
        assertTrue(changes > 0, "no board changed hands");
    }

    private static List<Side> owners(Position position, int boards) {
        return IntStream.range(0, boards).mapToObj(position::ownerOf).toList();
    }

    @Test
    void nothingIsHeldInHand() {
        Rules rules = rules(3);
        Setup setup = rules.start().toBuilder().hand(2, 1).build();

        assertEquals(
                List.of("hand: a white king cannot be held in hand; expected none (notation.md, Positions)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }

    @Test
    void aPositionOfOtherRulesIsRefused() {
        Position position = rules(3).startPosition();
        String sentence = assertThrows(IllegalArgumentException.class, () -> position.setFrom(rules(4).startPosition()))
                .getMessage();
        assertTrue(sentence.contains("toy-stack:boards=4"), sentence);
    }

    @Test
    void thereIsNothingToTakeBackAtFirst() {
        assertThrows(IllegalStateException.class, () -> rules(3).startPosition().unmake());
    }

    /** Boards hang on the lower files first, so that files can be mirrored with six of them only; with three of them ranks can. */
    @ParameterizedTest(name = "{0} boards")
    @CsvSource({
        "0, true, true",
        "1, false, false",
        "3, false, true",
        "4, false, false",
        "5, false, false",
        "6, true, true"
    })
    void aStackClaimsTheMirrorsThatItHas(int boards, boolean files, boolean ranks) {
        Position start = rules(boards).startPosition();
        assertEquals(files, turns(start, start::x));
        assertEquals(ranks, turns(start, start::y));
    }

    /** Without pawns the sides can always change places where they stand. */
    @Test
    void aStackThatIsNotSymmetricClaimsNoMirror() {
        ToySlabs toy = new ToySlabs();
        Position start = toy.rules(OptionValues.of(toy.options(), Map.of())).startPosition();
        assertEquals(1, start.rules().symmetries().size());
        assertFalse(turns(start, start::x) || turns(start, start::y));
    }

    /** Whether a symmetry brings some cell elsewhere along an axis. */
    private static boolean turns(Position start, IntUnaryOperator axis) {
        return start.rules().symmetries().stream()
                .anyMatch(symmetry -> IntStream.range(0, start.rules().cells())
                        .anyMatch(cell -> axis.applyAsInt(cell) != axis.applyAsInt(symmetry.image(cell))));
    }

    @Test
    void checksAreCountedAndWin() {
        Position position = rules(3).readPosition("M:k3/4/4/K2R|B1@R0:2/2|B2@L1:2/2|B3@L2:2/2 w - - 0 1 checks=w2");
        assertEquals(2, position.words().setup().field("checks").charAt(1) - '0');
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long key = position.key();
        int checks = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            if (position.inCheck()) {
                checks++;
                assertEquals(
                        Outcome.win(Side.WHITE, Outcome.CHECKS),
                        position.ending().orElseThrow());
                assertEquals("w3", position.words().setup().field("checks"));
            }
            position.unmake();
            assertEquals(key, position.key());
        }
        assertTrue(checks > 0, "no move gives check");
    }

    @Test
    void anchorsThatAreNotThereCannotBeDrawn() {
        Rules rules = rules(3);
        Setup setup = rules.empty().toBuilder().anchor(0, 99).build();
        assertThrows(InvalidSetupException.class, () -> rules.layout(setup));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "en passant; x; expected '-' or <square crossed>:<square of the pawn>, found 'x'",
                "en passant; b3:x; expected file, rank, board, found 'x'",
                "spent; x,y; expected file, rank, board, found 'x'",
                "own; x:w; expected a board of B1, B2, B3, a colon and w or b, found 'x:w'"
            })
    void malformedFieldsOfSetupsThatWereNotReadAreRefused(String field, String value, String reason) {
        Rules rules = rules(3);
        Setup setup = rules.start().toBuilder().field(field, value).build();
        assertEquals(
                List.of(field + ": " + reason + " (notation.md, Positions)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }

    @Test
    void rightsThatTheRulesDoNotHaveAreRefused() {
        Rules rules = rules(3);
        Setup setup = rules.start().toBuilder().field(Setup.CASTLING, "K").build();
        assertEquals(
                List.of("castling: expected '-', found 'K' (notation.md, Positions)"),
                rules.faults(setup, Purpose.GAME).stream().map(Object::toString).toList());
    }
}
