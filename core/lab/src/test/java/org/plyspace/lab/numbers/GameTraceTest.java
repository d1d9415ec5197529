package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.FailureException;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.MoveFacts;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.RuleSets;

/** Compares traces of random games of real rule sets with the move data that programs get, and with the layouts. */
class GameTraceTest {

    private static final int PLIES = 120;

    static List<String> ids() {
        return Bundled.ids().toList();
    }

    /** What a reader who draws the game and reads its moves can see. */
    private static final class Seen {
        final List<String> texts = new ArrayList<>();
        final Set<Integer> cells = new HashSet<>();
        long men;
        int choices;
        int captures;
        int checks;
        int boards;
        int levels;
        int tags;
        int steps;
    }

    private static Seen play(Game game, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        MoveList legal = new MoveList();
        Seen seen = new Seen();
        look(game, seen);
        while (game.plies() < PLIES && game.outcome().isEmpty()) {
            legal.clear();
            game.position().legalMoves(legal);
            long move = legal.get(random.nextInt(legal.size()));
            MoveFacts facts = MoveFacts.of(game.position(), move);
            seen.choices += legal.size();
            seen.captures += facts.captured().isPresent() ? 1 : 0;
            seen.checks += facts.check() ? 1 : 0;
            seen.boards += facts.board().isPresent() ? 1 : 0;
            seen.tags += facts.tags().size();
            if (facts.from().isPresent()) {
                seen.steps++;
                seen.levels += level(game, Move.from(move)) == level(game, Move.to(move)) ? 0 : 1;
            }
            seen.texts.add(facts.move());
            game.play(move);
            look(game, seen);
        }
        return seen;
    }

    private static void look(Game game, Seen seen) {
        int[] men = new int[game.position().rules().cells()];
        for (Side side : Side.values()) {
            int count = game.position().men(side, men);
            seen.men += count;
            for (int i = 0; i < count; i++) {
                seen.cells.add(men[i]);
            }
        }
    }

    private static double level(Game game, int cell) {
        return game.position().words().layout().boards().stream()
                .filter(board -> board.squares().stream().anyMatch(square -> square.cell() == cell))
                .mapToDouble(Layout.Board::z)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0} with seed 5")
    @MethodSource("ids")
    void aTraceCountsWhatMovesSay(String id) {
        Rules rules = RuleSets.of(id);
        Game game = Game.fromStart(rules);
        Seen seen = play(game, 5);
        GameSummary summary = LittleGame.summary(0, GameResult.OPEN, "");

        GameTrace trace =
                GameTrace.of(RuleTraits.of(rules), GameTrace.replay(rules, rules.start(), seen.texts, 0), summary);

        assertEquals(seen.texts.size(), trace.plies());
        assertEquals(seen.cells.size(), trace.cellsUsed());
        int[] counted = new int[7];
        for (int ply = 0; ply < trace.plies(); ply++) {
            counted[0] += trace.choices(ply);
            counted[1] += Move.isCapture(trace.move(ply)) ? 1 : 0;
            counted[2] += trace.isCheck(ply) ? 1 : 0;
            counted[3] += trace.isBoardMove(ply) ? 1 : 0;
            counted[4] += trace.isStep(ply) && rules.placeZ(trace.from(ply)) != rules.placeZ(trace.to(ply)) ? 1 : 0;
            counted[5] += Long.bitCount(trace.tags(ply));
            counted[6] += trace.isStep(ply) ? 1 : 0;
        }
        assertEquals(
                List.of(seen.choices, seen.captures, seen.checks, seen.boards, seen.levels, seen.tags, seen.steps),
                Arrays.stream(counted).boxed().toList());
        long men =
                trace.positions().values().stream().mapToInt(count -> count[0]).sum();
        assertEquals(seen.men, men);
    }

    @Test
    void whatIsNotLegalIsRefused() {
        Rules rules = RuleSets.of("koernke");
        FailureException refused = assertThrows(
                FailureException.class, () -> GameTrace.replay(rules, rules.start(), List.of("3a1-3b3", "3a1-3b3"), 7));

        assertTrue(
                refused.getMessage().startsWith("move 2, '3a1-3b3', of game 7 is not legal in koernke; expected"),
                refused.getMessage());
    }

    /** Which metrics a rule set has depends only on its properties. */
    @ParameterizedTest
    @MethodSource("ids")
    void metricsThatARuleSetCannotHaveAreAbsent(String id) {
        Rules rules = RuleSets.of(id);
        List<String> rows = Metrics.rows(RuleTraits.of(rules)).stream()
                .map(row -> row.row().id())
                .toList();
        boolean boards = !rules.layout(rules.start()).movableBoards().isEmpty();

        assertEquals(boards, rows.contains("board-move"));
        assertEquals(boards, rows.contains("carriage-promotion"));
        assertEquals(
                rules.tags().stream()
                        .filter(tag -> !tag.name().equals("board move"))
                        .map(tag -> "tag:" + tag.name())
                        .toList(),
                rows.stream().filter(row -> row.startsWith("tag:")).toList(),
                "moves of boards are counted once");
        assertTrue(rows.contains("level-change"), "all rule sets here have several levels");
        assertEquals(rows.size(), new HashSet<>(rows).size(), "ids are unique");
    }
}
