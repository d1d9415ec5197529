package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.tck.text.TextRules;

/** Names moves backwards in positions where a reader can check them; the contracts find them by playing forwards. */
@DisplayName("Moves backwards over a stack")
final class StackUnmovesTest {

    private static final String OF_KING = "d3M-e4M d4M-e4M e3M-e4M";

    /** Black has just moved on a board of files b to e and ranks 1 to 4; its pawns start on rank 4 and promote on rank 1. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "'', M:1K1k/4/p3/4, b3M-b2M b4M-b2M",
        "'', M:1K1k/N3/p3/4, ''",
        "'', M:nK1k/4/p3/4, b3M-b2M c2M-b4M d3M-b4M",
        "doubleStep=off, M:1K1k/4/p3/4, b3M-b2M",
        "'', M:1K1k/4/4/p3, ''",
        "'', M:pK1k/4/4/4, ''",
    })
    void areThese(String options, String board, String expectedBesideKing) {
        Rules rules = rules(options);
        assertEquals(
                Stream.of((expectedBesideKing + " " + OF_KING).strip().split(" "))
                        .sorted()
                        .collect(Collectors.joining(" ")),
                backwards(rules, board));
    }

    @Test
    void areNoneIfTheKingCouldBeCapturedOrTheCheckWouldHaveBeenCounted() {
        assertEquals("", backwards(rules(""), "M:1K1k/4/4/3R"));
        assertEquals("", backwards(rules(""), "M:1K1k/4/4/1r2"));
    }

    /**
     * White's board came with the pawn from every free place, unless the pawn stands where it must have promoted. On its second rank,
     * which the board has on four of its places, it has a double step. That shows where the board was not, unless carried pawns keep it.
     */
    @ParameterizedTest(name = "{1} with kept={0}")
    @CsvSource({"off, L2:2/P1, 11", "off, L2:P1/2, 0", "off, L0:1P/2, 0", "on, L0:1P/2, 3", "on, L2:2/P1, 11"})
    void aBoardMovesWithAPawn(String kept, String board, int boardMoves) {
        Rules rules = new TextRules(new ToyStack(), "boards=1,carry=on,kept=" + kept).rules();
        MoveList moves = backwards(position(rules, "M:1K1k/4/4/4|B1@" + board + " b"));
        assertEquals(
                boardMoves,
                LongStream.of(moves.toArray())
                        .filter(move -> Move.kind(move) == Move.BOARD)
                        .count());
    }

    private static Rules rules(String options) {
        return new TextRules(new ToyStack(), "boards=0" + (options.isEmpty() ? "" : "," + options)).rules();
    }

    private static Position position(Rules rules, String boardsAndSide) {
        return rules.position(rules.read(boardsAndSide + " - - 0 1"), Purpose.STUDY);
    }

    private static MoveList backwards(Position position) {
        MoveList moves = new MoveList();
        position.rules().unmoves().orElseThrow().quiet(position, moves);
        return moves;
    }

    private static String backwards(Rules rules, String board) {
        Position position = position(rules, board + " w");
        return LongStream.of(backwards(position).toArray())
                .mapToObj(move -> position.words().name(Move.from(move)) + "-"
                        + position.words().name(Move.to(move)))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @Test
    void areOfPositionsOfTheSameRules() {
        Position other = rules("").startPosition();
        Throwable refused = assertThrows(
                IllegalArgumentException.class,
                () -> rules("").unmoves().orElseThrow().quietOfMen(other, new MoveList()));
        assertTrue(refused.getMessage().contains("expected a position of the same rules object"), refused.getMessage());
    }
}
