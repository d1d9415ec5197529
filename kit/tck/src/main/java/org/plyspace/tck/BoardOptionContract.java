package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;

/** Checks that boardMoves=off removes exactly the moves of boards, and that a board that is asked to move stays. */
interface BoardOptionContract extends OptionsUnderTest {

    @TestFactory
    default Stream<DynamicTest> withBoardMovesOffTheMovesAreThoseOfMen() {
        return played().inPlay(
                        OptionGames.BOARD_MOVES,
                        "off",
                        setup -> setup,
                        (position, move) -> Move.kind(move) != Move.BOARD);
    }

    @TestFactory
    default Stream<DynamicTest> boardsStayWithBoardMovesOff() {
        if (!played().lists(OptionGames.BOARD_MOVES, "off")) {
            return Stream.empty();
        }
        return played().games(played().rules(OptionGames.BOARD_MOVES, "off")).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(10, position -> {
                            String boards = position.words().layout().movableBoards().stream()
                                    .map(Layout.Board::name)
                                    .collect(Collectors.joining("|", "(", ")-.*"));
                            List<String> moves = position.words()
                                    .wellFormedMoves()
                                    .filter(text -> text.matches(boards))
                                    .toList();
                            assertFalse(moves.isEmpty(), "no board move among the well-formed moves");
                            for (String text : moves) {
                                Verdict.Illegal verdict = assertInstanceOf(
                                        Verdict.Illegal.class, position.words().judge(text, Notation.MACHINE));
                                assertEquals(Refusal.BOARD_STAYS, verdict.kind(), text);
                                assertEquals("common-options.md boardMoves", verdict.citation(), text);
                            }
                        })));
    }
}
