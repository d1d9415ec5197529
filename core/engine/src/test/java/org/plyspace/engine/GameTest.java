package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        IntPredicate check = switch (checking) {
            case "white's moves" -> ply -> ply % 2 == 1;
            case "black's moves" -> ply -> ply > 0 && ply % 2 == 0;
            case "all moves" -> ply -> ply > 0;
            case "all of white's moves but one" -> ply -> ply % 2 == 1 && ply != 5;
            default -> GameTest::never;
        };
        Ring ring = new Ring(new Repetition(4, Meaning.LOSS_FOR_PERPETUAL_CHECK, Bound.GAME), check, ply -> ply);
        Optional<Outcome> expected = Optional.of(
                winner == null ? Outcome.draw("fourfold repetition") : Outcome.win(winner, Outcome.PERPETUAL_CHECK));

        assertEquals(Optional.empty(), ring.game(11).outcome());
        assertEquals(expected, ring.game(plies).outcome());
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
    void thePositionAtAnEarlierPlyLeavesTheGameAsItIs() {
        Ring ring = new Ring(new Repetition(3, Meaning.DRAW, Bound.GAME), GameTest::never, ply -> ply);
        Game game = ring.game(3);

        assertEquals(1, game.positionAt(1).halfmoveClock());
        assertEquals(3, game.position().halfmoveClock());
        assertThrows(IndexOutOfBoundsException.class, () -> game.positionAt(4));
        assertThrows(IndexOutOfBoundsException.class, () -> game.copy().positionAt(2));
    }
}
