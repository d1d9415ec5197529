package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Outcome;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Checks that games end by stalemate, by the clock and by repetition as the options say, and that moves stay the same. */
interface EndingOptionContract extends OptionsUnderTest {

    @TestFactory
    default Stream<DynamicTest> howGamesEndChangesNoMove() {
        Stream<DynamicTest> stalemate = played().otherValues(OptionGames.STALEMATE).stream()
                .flatMap(value -> sameMoves(OptionGames.STALEMATE, value));
        return Stream.of(
                        stalemate,
                        sameMoves(OptionGames.CLOCK, "none"),
                        sameMoves(OptionGames.REPETITION, OptionGames.WHITE_AVOIDS))
                .flatMap(tests -> tests);
    }

    private Stream<DynamicTest> sameMoves(String option, String value) {
        return played().inPlay(option, value, setup -> setup, (position, move) -> true);
    }

    /** How often and how far back to look stay as they are. */
    @Test
    default void aRepetitionByWhiteLosesWhereWhiteMustAvoidIt() {
        if (played().lists(OptionGames.REPETITION, OptionGames.WHITE_AVOIDS)) {
            Repetition usual = played().rules(Map.of()).repetition();
            assertEquals(Repetition.Meaning.DRAW, usual.meaning(), "by default");
            assertEquals(
                    new Repetition(usual.times(), Repetition.Meaning.LOSS_FOR_WHITE, usual.bound()),
                    played().rules(OptionGames.REPETITION, OptionGames.WHITE_AVOIDS)
                            .repetition());
        }
    }

    @TestFactory
    default Stream<DynamicTest> stalemateIsForTheSideThatGivesIt() {
        return played().otherValues(OptionGames.STALEMATE).stream()
                .flatMap(value -> played().games(played().rules(OptionGames.STALEMATE, value)).stream()
                        .map(game -> DynamicTest.dynamicTest(
                                game.name(),
                                () -> game.play(5, position -> {
                                    Side giving = position.sideToMove().opposite();
                                    Outcome expected = position.inCheck()
                                            ? Outcome.win(giving, Outcome.CHECKMATE)
                                            : stalemate(value, giving);
                                    if (position.inCheck() || !OutcomeContract.isBeforeStalemate(position.ending())) {
                                        assertEquals(expected, position.endingWithoutMove());
                                    }
                                }))));
    }

    private static Outcome stalemate(String value, Side giving) {
        return switch (value) {
            case "draw" -> Outcome.draw(Outcome.STALEMATE);
            case "win" -> Outcome.win(giving, Outcome.STALEMATE);
            case "loss" -> Outcome.win(giving.opposite(), Outcome.STALEMATE);
            default -> fail("this contract does not know what stalemate=" + value + " means");
        };
    }

    @TestFactory
    default Stream<DynamicTest> theClockDrawsAfterItsMoves() {
        return played().otherValues(OptionGames.CLOCK).stream()
                .map(value -> DynamicTest.dynamicTest(OptionGames.CLOCK + "=" + value, () -> {
                    Rules rules = played().rules(OptionGames.CLOCK, value);
                    boolean never = value.equals("none");
                    int moves = never ? 1_000 : Integer.parseInt(value);
                    assertEquals(Optional.empty(), afterQuietPlies(rules, 2 * moves - 1), "one ply before");
                    assertEquals(
                            never ? Optional.empty() : Optional.of(Outcome.draw(Outcome.moves(moves))),
                            afterQuietPlies(rules, 2 * moves),
                            "after so many moves");
                }));
    }

    private Optional<Outcome> afterQuietPlies(Rules rules, int plies) {
        Setup start = Specimens.hasStart(rules)
                ? rules.start()
                : rules.read(played().positions().get(0));
        return rules.position(start.toBuilder().clocks(plies, 600).build(), Purpose.GAME)
                .outcome();
    }
}
