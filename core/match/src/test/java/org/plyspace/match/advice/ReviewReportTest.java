package org.plyspace.match.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.record.GameLine;
import org.plyspace.search.PrincipalVariation;
import org.plyspace.search.review.ReviewedMove;
import org.plyspace.testing.RuleSets;

class ReviewReportTest {

    @Test
    void whatAGameHadBesidesStays() {
        GameLine variation = GameLine.of(List.of("c", "d"));
        GameLine line = new GameLine(
                1,
                List.of("a", "b"),
                new TreeMap<>(Map.of(2, "a threat")),
                new TreeMap<>(Map.of(1, "!")),
                List.of(variation));

        assertEquals(line, new ReviewReport("toy", "start", 1, List.of(), Map.of()).onto(line));
    }

    /**
     * Two moves of each side, with the scores for the side that moved: the best one; one that loses a pawn from +0.30; one that loses
     * 1.50 and one that loses 4.00 from an even position.
     */
    private static ReviewReport report(Side first) {
        Rules rules = RuleSets.of("twoboard");
        Game game = new Game(rules, rules.start().toBuilder().side(first).build());
        List<ReviewedMove> moves =
                List.of(played(game, 20, 20), played(game, 30, -70), played(game, 0, -150), played(game, 0, -400));
        return ReviewReport.of(game, moves, 500);
    }

    /** Plays the first legal move, or the second if another one is better. */
    private static ReviewedMove played(Game game, int before, int after) {
        MoveList moves = new MoveList();
        game.position().legalMoves(moves);
        long move = moves.get(before == after ? 0 : 1);
        game.play(move);
        return new ReviewedMove(move, new PrincipalVariation(before, List.of(moves.get(0)), 5), after, before - after);
    }

    /** From 0, -1.50 gives away 20 % of the points and -4.00 41 %; from +0.30, -0.70 gives away 14 %. */
    @ParameterizedTest
    @EnumSource(Side.class)
    void eachSideIsToldWhatItsOwnMovesCost(Side first) {
        ReviewReport report = report(first);
        ReviewReport.Sum one = new ReviewReport.Sum(2, 75, 1, 0, 1, 0, 0.5);
        ReviewReport.Sum other = new ReviewReport.Sum(2, 250, 1, 1, 0, 1, 0);

        assertEquals(Map.of(first.word(), one, first.opposite().word(), other), report.sides());
        assertEquals(List.of("white", "black"), List.copyOf(report.sides().keySet()));
        assertEquals(
                List.of("", "inaccuracy", "mistake", "blunder"),
                report.moves().stream().map(move -> move.grade().orElse("")).toList());
        assertEquals(
                List.of(true, false, false, false),
                report.moves().stream().map(ReviewReport.Entry::best).toList());
        boolean white = first == Side.WHITE;
        assertEquals(
                white ? List.of(1, 1, 2, 2) : List.of(1, 2, 2, 3),
                report.moves().stream().map(ReviewReport.Entry::number).toList());
        assertEquals(
                List.of(1, 2, 3, 4),
                report.moves().stream().map(ReviewReport.Entry::ply).toList());
        List<String> lines = report.lines();
        assertTrue(lines.get(0).startsWith("twoboard: 4 plies, 500 nodes a position"), lines.get(0));
        assertTrue(lines.get(2).startsWith(white ? "1. " : "1... "), lines.get(2));
        assertTrue(lines.get(3).contains("?! "), lines.get(3));
        assertTrue(
                lines.contains(
                        first.word()
                                + ": 2 moves, mean loss 0.75 pawns, 1 over 1.00, best 50 %; 0 blunders, 1 mistake, 0 inaccuracies"),
                lines::toString);
        assertTrue(
                lines.contains(
                        first.opposite().word()
                                + ": 2 moves, mean loss 2.50 pawns, 1 over 1.00, best 0 %; 1 blunder, 0 mistakes, 1 inaccuracy"),
                lines::toString);
    }

    /** Of scores after the move, for White. An older analysis goes; a score by somebody else stays, and no other is added. */
    @Test
    void findingsAreAddedToCommentsInPlaceOfOlderOnes() {
        ReviewReport report = report(Side.WHITE);
        List<String> moves =
                report.moves().stream().map(ReviewReport.Entry::move).toList();
        SortedMap<Integer, String> comments = new TreeMap<>(Map.of(
                2, "a plan [analysis: +0.10; best] [%eval -0.10]",
                3, "[%eval 9.99,4]"));
        SortedMap<Integer, String> found = report.onto(new GameLine(1, moves, comments, new TreeMap<>(), List.of()))
                .comments();

        assertEquals("[analysis: +0.20; best] [%eval 0.20]", found.get(1));
        assertEquals(
                "a plan [analysis: -0.70; loss 1.00, inaccuracy; best line "
                        + report.moves().get(1).line().get(0) + "] [%eval 0.70]",
                found.get(2));
        assertTrue(found.get(3).startsWith("[%eval 9.99,4] [analysis: -1.50; loss 1.50, mistake;"), found.get(3));
        assertTrue(found.get(3).endsWith("]") && found.get(3).indexOf("%eval", 3) < 0, found.get(3));
        assertTrue(found.get(4).endsWith(" [%eval 4.00]"), found.get(4));
        assertEquals(4, found.size());
    }
}
