package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.numbers.Judge.Judgement;
import org.plyspace.testing.RuleSets;

class JudgeTest {

    private static final Rules RULES = RuleSets.of("koernke");

    private static long[] randomMoves(Setup start, int plies, long seed) {
        Game game = new Game(RULES, start);
        SplittableRandom random = new SplittableRandom(seed);
        MoveList scratch = new MoveList();
        while (game.plies() < plies) {
            game.play(game.position().randomMove(random, scratch));
        }
        return game.moves().stream().mapToLong(Long::longValue).toArray();
    }

    @Test
    void whatIsSaidDoesNotDependOnWhatWasAskedBeforeWithSeed1() {
        Judge judge = new Judge(RULES);
        long[] moves = randomMoves(RULES.start(), 12, 1);
        Judgement first = judge.judge(RULES.start(), moves);
        judge.judge(RULES.start(), randomMoves(RULES.start(), 6, 2));

        assertEquals(first, judge.judge(RULES.start(), moves));
        assertEquals(12, first.scores().size());
    }

    /** In random play men are often left hanging, and some can be captured only by going to another level. */
    @Test
    void specialMovesAreFoundWhereTheyAloneHelpWithSeed3() {
        long[] moves = randomMoves(RULES.start(), 40, 3);
        Game game = Game.fromStart(RULES);
        List<Judgement.Special> specials =
                new Judge(RULES).judge(RULES.start(), moves).specials();

        assertTrue(specials.size() > 3, specials.toString());
        assertTrue(specials.stream().anyMatch(special -> special.best() > special.other() + 100), specials.toString());
        MoveList legal = new MoveList();
        for (Judgement.Special special : specials) {
            while (game.plies() < special.ply()) {
                game.play(moves[game.plies()]);
            }
            legal.clear();
            game.position().legalMoves(legal);
            long tagged = LongStream.of(legal.toArray())
                    .filter(move -> (game.position().tags(move) >>> special.tag() & 1) != 0)
                    .count();
            assertTrue(tagged > 0 && tagged < legal.size(), special.toString());
        }
    }

    @Test
    void aQueenAheadIsSeenFromBothSides() {
        Setup ahead = RULES.start();
        int queen = RULES.pieceTypes().stream()
                .filter(type -> type.name().equals("queen"))
                .findFirst()
                .orElseThrow()
                .index();
        int cell = -1;
        for (int each = 0; each < ahead.cells(); each++) {
            cell = ahead.pieceAt(each) == Piece.code(Side.BLACK, queen) ? each : cell;
        }
        Setup without = RULES.start().toBuilder().piece(cell, 0).build();

        List<Integer> scores =
                new Judge(RULES).judge(without, randomMoves(without, 3, 1)).scores();

        assertTrue(scores.get(0) > 300 && scores.get(1) > 300, scores.toString());
    }

    @Test
    void theSlopeIsThatOfTheResults() {
        JudgedGame.Slope slope = new JudgedGame.Slope();
        // A score of 100 brings three of four points: the slope is ln 3 / 100.
        for (int game = 0; game < 40; game++) {
            slope.add(
                    LittleGame.summary(game, game % 4 == 0 ? GameResult.BLACK_WINS : GameResult.WHITE_WINS, ""),
                    Judgement.of(new int[] {100}, new double[1], List.of()));
            slope.add(
                    LittleGame.summary(game, GameResult.OPEN, ""),
                    Judgement.of(new int[] {-900}, new double[1], List.of()));
        }

        assertEquals(Math.log(3) / 100, slope.fit(), 1e-6);
    }
}
