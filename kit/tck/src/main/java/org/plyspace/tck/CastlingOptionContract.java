package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Refusal;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;

/** Checks that castling=off removes exactly the castling moves and every mention of castling. */
interface CastlingOptionContract extends OptionsUnderTest {

    @TestFactory
    default Stream<DynamicTest> withCastlingOffTheMovesAreThoseWithoutCastling() {
        return played().inPlay(
                        OptionGames.CASTLING,
                        "off",
                        setup -> setup.toBuilder().field(Setup.CASTLING, "").build(),
                        (position, move) -> Move.kind(move) != Move.CASTLING);
    }

    @Test
    default void rightsToCastleAreRefusedWithCastlingOff() {
        if (played().lists(OptionGames.CASTLING, "off") && Specimens.hasStart(played().rules(Map.of()))) {
            String start = played().rules(Map.of()).startPosition().words().text();
            OptionGames.assertRefused(played().rules(OptionGames.CASTLING, "off"), start, "castling");
        }
    }

    @TestFactory
    default Stream<DynamicTest> castlingIsNoRightWithCastlingOff() {
        if (!played().lists(OptionGames.CASTLING, "off")) {
            return Stream.empty();
        }
        return played().games(played().rules(OptionGames.CASTLING, "off")).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(10, position -> {
                            List<String> castlings = position.words()
                                    .wellFormedMoves()
                                    .filter(text -> text.matches(".*O-O.*"))
                                    .limit(4)
                                    .toList();
                            assertFalse(castlings.isEmpty(), "no castling among the well-formed moves");
                            for (String text : castlings) {
                                Verdict.Illegal verdict = assertInstanceOf(
                                        Verdict.Illegal.class, position.words().judge(text, Notation.MACHINE));
                                assertEquals(Refusal.RIGHT_LOST, verdict.kind(), text);
                                assertEquals("common-options.md castling", verdict.citation(), text);
                            }
                        })));
    }
}
