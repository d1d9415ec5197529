package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Side;

/** Checks that repetition ends games as the rules say. */
class GameTest {

    private static boolean never(int ply) {
        return false;
    }

    @ParameterizedTest
    @CsvSource({"2, repetition", "3, threefold repetition", "4, fourfold repetition"})
    void theOccurrenceThatTheRulesNameIsADraw(int times, String reason) {
        Ring ring = new Ring(new Repetition(times, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        int end = Ring.LENGTH * (times - 1);

        assertEquals(Optional.empty(), ring.game(end - 1).outcome());
        assertEquals(Optional.of(Outcome.draw(reason)), ring.game(end).outcome());
        assertEquals(times, ring.game(end).occurrences());
    }

    @ParameterizedTest
    @CsvSource({"4, WHITE", "5, BLACK"})
    void theSideThatRepeatsLosesWhereTheRulesSaySo(int plies, Side winner) {
        Ring ring = new Ring(new Repetition(2, Meaning.LOSS_FOR_REPEATER, Bound.GAME), GameTest::never, ply -> ply);

        assertEquals(
                Optional.of(Outcome.win(winner, "repetition")), ring.game(plies).outcome());
    }

    /** Positions after an even number of plies come about by Black's moves. */
    @ParameterizedTest
    @CsvSource({"8,", "9, BLACK", "10,", "11, BLACK"})
    void aRepetitionByBlackDrawsWhereWhiteMustAvoidIt(int plies, Side winner) {
        Ring ring = new Ring(new Repetition(3, Meaning.LOSS_FOR_WHITE, Bound.GAME), GameTest::never, ply -> ply);

        assertEquals(
                Optional.of(new Outcome(Optional.ofNullable(winner), Outcome.REPETITION)),
                ring.game(plies).outcome());
    }

    @Test
    void repetitionMeansNothingWhereTheRulesSaySo() {
        Ring ring = new Ring(new Repetition(2, Meaning.NOTHING, Bound.GAME), GameTest::never, ply -> ply);

        assertEquals(Optional.empty(), ring.game(40).outcome());
    }

    /** Positions after an odd number of plies result from White's moves. */
    @ParameterizedTest
    @CsvSource({
        "white's moves, 12, BLACK",
        "black's moves, 12, WHITE",
        "white's moves, 13, BLACK",
        "black's moves, 13, WHITE",
        "all moves, 12, BLACK",
        "all moves, 13, BLACK",
        "all of white's moves but one, 12,",
        "no move, 12,"
    })
    void whoGaveNothingButCheckLoses(String checking, int plies, Side winner) {
        Ring ring = perpetual(checking);
        Optional<Outcome> expected = Optional.of(
                winner == null ? Outcome.draw("fourfold repetition") : Outcome.win(winner, Outcome.PERPETUAL_CHECK));

        assertEquals(Optional.empty(), ring.game(11).outcome());
        assertEquals(expected, ring.game(plies).outcome());
    }

    /** A ring in which these moves give check. */
    private static Ring perpetual(String checking) {
        IntPredicate check = switch (checking) {
            case "white's moves" -> ply -> ply % 2 == 1;
            case "black's moves" -> ply -> ply > 0 && ply % 2 == 0;
            case "all moves" -> ply -> ply > 0;
            case "all of white's moves but one" -> ply -> ply % 2 == 1 && ply != 5;
            default -> GameTest::never;
        };
        return new Ring(new Repetition(4, Meaning.LOSS_FOR_PERPETUAL_CHECK, Bound.GAME), check, ply -> ply);
    }

    /** Copied after any move, even as the copy of a copy, and played on. */
    @ParameterizedTest
    @ValueSource(strings = {"white's moves", "black's moves", "all moves", "all of white's moves but one", "no move"})
    void aCopyKnowsWhichMovesGaveCheck(String checking) {
        Ring ring = perpetual(checking);
        int end = 3 * Ring.LENGTH;
        Optional<Outcome> expected = ring.game(end).outcome();
        assertTrue(expected.isPresent());
        for (int plies = 0; plies <= end; plies++) {
            Game copy = ring.game(plies).copy();
            while (copy.plies() < end) {
                assertEquals(Optional.empty(), copy.outcome());
                copy.play(Ring.MOVE);
                copy = copy.copy();
            }
            assertEquals(expected, copy.outcome(), "copied after " + plies);
        }
    }

    /** One move gave no check, but it was made before the first occurrence. */
    @Test
    void checksBeforeTheFirstOccurrenceDoNotCount() {
        Ring ring = new Ring(
                new Repetition(2, Meaning.LOSS_FOR_PERPETUAL_CHECK, Bound.GAME),
                ply -> ply % 2 == 1 && ply > 1,
                ply -> ply);
        Game game = new Game(ring.rules(), Ring.START);
        for (int ply = 0; ply < 6; ply++) {
            game.play(Ring.MOVE);
        }

        assertEquals(Optional.of(Outcome.win(Side.BLACK, Outcome.PERPETUAL_CHECK)), game.outcome());
    }

    /** Other moves may lead to the same positions without a check. */
    @Test
    void checksThatWereTakenBackDoNotCount() {
        boolean[] gives = {true};
        Ring ring = new Ring(
                new Repetition(2, Meaning.LOSS_FOR_PERPETUAL_CHECK, Bound.GAME),
                ply -> gives[0] && ply % 2 == 1,
                ply -> ply);
        Game game = ring.game(4);
        for (int ply = 0; ply < 4; ply++) {
            game.takeBack();
        }
        gives[0] = false;
        for (int ply = 0; ply < 4; ply++) {
            game.play(Ring.MOVE);
        }

        assertEquals(Optional.of(Outcome.draw(Outcome.repetition(2))), game.outcome());
    }

    @ParameterizedTest
    @CsvSource({"CLOCK, 2", "GAME, 4"})
    void theClockBoundsTheSearchWhereTheRulesSaySo(Bound bound, int occurrences) {
        // The move after five plies is irreversible.
        Ring ring = new Ring(new Repetition(4, Meaning.DRAW, bound), GameTest::never, ply -> ply < 5 ? ply : ply - 5);

        assertEquals(occurrences, ring.game(12).occurrences());
    }

    @Test
    void whatIsTakenBackIsForgotten() {
        Ring ring = new Ring(new Repetition(3, Meaning.DRAW, Bound.CLOCK), GameTest::never, ply -> ply);
        Game game = ring.game(8);

        game.takeBack();

        assertEquals(Optional.empty(), game.outcome());
        assertEquals(2, game.occurrences());
    }

    @Test
    void aCopyGoesOnByItselfAndKnowsWhatWasThereBefore() {
        Ring ring = new Ring(new Repetition(3, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        Game game = ring.game(2 * Ring.LENGTH - 1);
        Game copy = game.copy();

        copy.play(Ring.MOVE);

        assertTrue(copy.outcome().isPresent());
        assertEquals(2 * Ring.LENGTH, copy.moves().size());
        assertTrue(game.outcome().isEmpty());
        copy.takeBack();
        assertThrows(IllegalStateException.class, copy::takeBack);
    }

    @Test
    void aCopyAndItsOriginalDoNotSeeEachOthersMoves() {
        Ring ring = new Ring(new Repetition(2, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        Game game = ring.game(2);
        Game copy = game.copy();

        game.play(Ring.MOVE + 1);
        copy.play(Ring.MOVE + 2);
        copy.play(Ring.MOVE + 3);

        assertEquals(List.of(Ring.MOVE, Ring.MOVE, Ring.MOVE + 1), game.moves());
        assertEquals(List.of(Ring.MOVE, Ring.MOVE, Ring.MOVE + 2, Ring.MOVE + 3), copy.moves());
        assertEquals(3, game.position().halfmoveClock());
        assertEquals(Optional.empty(), game.outcome());
        assertEquals(Optional.of(Outcome.draw("repetition")), copy.outcome());
    }

    /** More moves than the lists have room for at first. */
    @Test
    void aLongGameKeepsAllItsMovesAndPositions() {
        Ring ring = new Ring(new Repetition(4, Meaning.NOTHING, Bound.GAME), GameTest::never, ply -> ply);
        Game game = new Game(ring.rules(), Ring.START);
        int end = 150 * Ring.LENGTH;
        for (int ply = 0; ply < end; ply++) {
            game.play(ply + 1);
        }

        for (Game one : List.of(game, game.copy())) {
            assertEquals(end, one.plies());
            assertEquals(LongStream.rangeClosed(1, end).boxed().toList(), one.moves());
            assertEquals(end, one.move(end - 1));
            assertThrows(IndexOutOfBoundsException.class, () -> one.move(end));
            assertEquals(151, one.occurrences());
            assertArrayEquals(
                    LongStream.range(0, end).map(ply -> ply % Ring.LENGTH).toArray(), one.earlierKeys());
        }
        assertEquals(end, game.takeBack());
        assertEquals(150, game.occurrences());
    }

    @ParameterizedTest
    @CsvSource({"resignation, WHITE", "resignation, BLACK", "agreed draw,"})
    void whatTheSidesDeclareEndsTheGameAndIsTakenBackAlone(String reason, Side winner) {
        Ring ring = new Ring(new Repetition(2, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        Game game = ring.game(3);
        if (winner == null) {
            game.agreeDraw();
        } else {
            game.resign(winner.opposite());
        }
        Optional<Outcome> declared = Optional.of(new Outcome(Optional.ofNullable(winner), reason));

        assertEquals(declared, game.outcome());
        assertEquals(declared, game.copy().outcome());
        assertTrue(game.isDeclared() && game.copy().isDeclared());
        assertThrows(IllegalStateException.class, () -> game.play(Ring.MOVE));
        assertThrows(IllegalStateException.class, game::agreeDraw);
        assertThrows(IllegalStateException.class, () -> game.resign(Side.WHITE));
        assertEquals(Move.NONE, game.copy().takeBack());
        assertEquals(declared, game.outcome());
        assertEquals(Move.NONE, game.takeBack());
        assertEquals(3, game.plies());
        assertEquals(Optional.empty(), game.outcome());
        assertFalse(game.isDeclared());
        game.play(Ring.MOVE);
        assertEquals(Optional.of(Outcome.draw("repetition")), game.outcome());
    }

    @Test
    void nobodyResignsOnceTheRulesHaveEndedTheGameAndItCanBePlayedOn() {
        Ring ring = new Ring(new Repetition(2, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        Game game = ring.game(4);

        assertThrows(IllegalStateException.class, () -> game.resign(Side.WHITE));
        assertFalse(game.isDeclared());
        game.play(Ring.MOVE);
        assertEquals(5, game.plies());
    }

    @Test
    void thePositionAtAnEarlierPlyLeavesTheGameAsItIs() {
        Ring ring = new Ring(new Repetition(3, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        Game game = ring.game(3);

        assertEquals(1, game.positionAt(1).halfmoveClock());
        assertEquals(3, game.position().halfmoveClock());
        assertThrows(IndexOutOfBoundsException.class, () -> game.positionAt(4));
        assertThrows(IndexOutOfBoundsException.class, () -> game.copy().positionAt(2));
    }
}
