package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.OptionException;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * Checks that the options for double steps, en passant and promotion restrict pawns' moves, and that positions say nothing
 * else.
 */
interface PawnOptionContract extends OptionsUnderTest {

    @TestFactory
    default Stream<DynamicTest> withDoubleStepOffTheMovesAreThoseWithoutDoubleStepAndEnPassant() {
        return played().inPlay(
                        OptionGames.DOUBLE_STEP,
                        "off",
                        setup -> setup.toBuilder()
                                .field(Setup.EN_PASSANT, "")
                                .field(OptionGames.SPENT, "")
                                .build(),
                        (position, move) -> Move.kind(move) != Move.DOUBLE_STEP && Move.kind(move) != Move.EN_PASSANT);
    }

    @TestFactory
    default Stream<DynamicTest> pawnsAreNotSpentWithDoubleStepOff() {
        if (!played().lists(OptionGames.DOUBLE_STEP, "off")) {
            return Stream.empty();
        }
        Rules off = played().rules(OptionGames.DOUBLE_STEP, "off");
        return played().games(played().rules(Map.of())).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(1, position -> {
                            Setup setup = position.words().setup();
                            if (!setup.field(OptionGames.SPENT).isEmpty()) {
                                Setup kept = setup.toBuilder()
                                        .field(Setup.EN_PASSANT, "")
                                        .build();
                                OptionGames.assertRefused(off, position.rules().write(kept), "double");
                            }
                        })));
    }

    @Test
    default void enPassantMeansNothingWithDoubleStepOff() {
        if (played().lists(OptionGames.EN_PASSANT, "off") && played().lists(OptionGames.DOUBLE_STEP, "off")) {
            for (String value : List.of("on", "off")) {
                OptionException refused = assertThrows(
                        OptionException.class,
                        () -> played().rules(Map.of(OptionGames.DOUBLE_STEP, "off", OptionGames.EN_PASSANT, value)));
                assertEquals("option enPassant means nothing with doubleStep=off", refused.getMessage());
            }
        }
    }

    @TestFactory
    default Stream<DynamicTest> withEnPassantOffTheMovesAreThoseWithoutEnPassant() {
        return played().inPlay(
                        OptionGames.EN_PASSANT,
                        "off",
                        setup -> setup.toBuilder().field(Setup.EN_PASSANT, "").build(),
                        (position, move) -> Move.kind(move) != Move.EN_PASSANT);
    }

    @TestFactory
    default Stream<DynamicTest> doubleStepsLeaveNothingToCaptureWithEnPassantOff() {
        if (!played().lists(OptionGames.EN_PASSANT, "off")) {
            return Stream.empty();
        }
        Rules off = played().rules(OptionGames.EN_PASSANT, "off");
        return played().games(played().rules(Map.of())).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(1, position -> {
                            String text = position.words().text();
                            if (!position.words()
                                    .setup()
                                    .field(Setup.EN_PASSANT)
                                    .equals("-")) {
                                OptionGames.assertRefused(off, text, "en passant");
                                OptionGames.assertRefused(
                                        played().rules(OptionGames.DOUBLE_STEP, "off"), text, "double");
                            }
                        })));
    }

    @TestFactory
    default Stream<DynamicTest> withPromotionToQueensTheMovesAreThoseThatPromoteToNothingElse() {
        return played().inPlay(
                        OptionGames.PROMOTION,
                        "queen",
                        setup -> setup,
                        (position, move) -> !Move.isPromotion(move) || isQueen(position, move));
    }

    /** A type that cannot become a queen keeps its promotions. */
    private static boolean isQueen(Position position, long move) {
        return name(position, Move.promoted(move)).equals("queen");
    }

    private static String name(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).usualName();
    }
}
