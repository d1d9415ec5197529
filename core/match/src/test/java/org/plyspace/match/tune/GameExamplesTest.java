package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.Scores;
import org.plyspace.testing.RuleSets;

@DisplayName("Positions taken from a game")
class GameExamplesTest {

    private static final int EACH = 10;

    private static Rules rules;
    private static List<MatchGame> games;

    @BeforeAll
    static void play() {
        rules = RuleSets.of("twoboard");
        EngineSpec player = EngineSpec.parse("level1");
        // So few plies that some games end as draws.
        Adjudication soon = new Adjudication(Optional.empty(), Optional.empty(), 90);
        MatchSettings settings = new MatchSettings(8, 1, List.of(), 4, Optional.empty(), soon, Optional.empty());
        games = new ArrayList<>();
        new Match(rules, player, EngineSpec.parse("random"), settings).run(1, games::add);
    }

    private static List<QuietPosition> examples(MatchGame game, int opening) {
        return new GameExamples(rules, GameExamplesTest::numbers, opening, EACH, 3).of(game);
    }

    /** The move number, and whether the side to move is in check. */
    private static double[] numbers(Position position) {
        return new double[] {position.words().setup().fullmoveNumber(), position.inCheck() ? 1 : 0};
    }

    @Test
    void haveTheScoreThatWhiteHasInTheEnd() {
        Map<GameResult, Double> scores =
                Map.of(GameResult.WHITE_WINS, 1.0, GameResult.DRAW, 0.5, GameResult.BLACK_WINS, 0.0);
        Set<GameResult> seen = EnumSet.noneOf(GameResult.class);
        for (MatchGame game : games) {
            GameResult result = game.record().result();
            seen.add(result);
            for (QuietPosition example : examples(game, 4)) {
                assertEquals(scores.get(result), example.score(), () -> result + " of game " + game.number());
                assertEquals(game.number(), example.game());
            }
        }
        assertEquals(scores.keySet(), seen);
    }

    /** Sixteen plies are the first eight moves of both sides. */
    @Test
    void areNeitherOfTheOpeningNorOfCheck() {
        boolean early = false;
        int late = 0;
        for (MatchGame game : games) {
            List<QuietPosition> examples = examples(game, 16);
            assertTrue(examples.size() <= EACH, () -> game.number() + ": " + examples.size());
            late += examples.size();
            for (QuietPosition example : examples) {
                assertTrue(example.values()[0] >= 9, () -> "move " + example.values()[0]);
                assertEquals(1, example.indexes().length, "no check");
            }
            early |= examples(game, 0).stream().anyMatch(example -> example.values()[0] < 9);
        }
        assertTrue(early, "where nothing is left out");
        assertTrue(late > games.size(), late + " positions of " + games.size() + " games");
    }

    @Test
    void areOthersWithAnotherSeed() {
        MatchGame game = games.get(0);
        List<Double> moves = moves(new GameExamples(rules, GameExamplesTest::numbers, 0, EACH, 3).of(game));

        assertEquals(moves, moves(new GameExamples(rules, GameExamplesTest::numbers, 0, EACH, 3).of(game)));
        assertFalse(moves.equals(moves(new GameExamples(rules, GameExamplesTest::numbers, 0, EACH, 4).of(game))));
    }

    private static List<Double> moves(List<QuietPosition> examples) {
        return examples.stream().map(example -> example.values()[0]).toList();
    }

    /** Every move says that White is as many hundredths of a pawn ahead as plies have been played with it. */
    @ParameterizedTest(name = "{0} begins, seed {1}")
    @CsvSource({"WHITE, 1", "BLACK, 2"})
    void haveTheScoreOfTheMoveThatWasPlayedThere(Side first, long seed) {
        Game game = random(first, seed);
        SortedMap<Integer, String> comments = new TreeMap<>();
        for (int ply = 1; ply <= game.plies(); ply++) {
            comments.put(ply, ply % 5 == 0 ? "a move" : String.format(Locale.ROOT, "[%%eval %.2f,6]", ply / 100.0));
        }
        List<QuietPosition> examples = examples(game, comments);

        assertTrue(examples.size() > 20, () -> "positions: " + examples.size());
        for (QuietPosition example : examples) {
            int ply = (int) example.values()[0];
            assertEquals(ply % 5 == 0 ? OptionalInt.empty() : OptionalInt.of(ply), example.searched, "ply " + ply);
        }
    }

    /** Who mates says so with the same words. */
    @ParameterizedTest(name = "{0} begins, seed {1}")
    @CsvSource({"WHITE, 1", "BLACK, 2"})
    void areWonForWhoMovedIfTheMoveMates(Side first, long seed) {
        Game game = random(first, seed);
        SortedMap<Integer, String> comments = new TreeMap<>();
        for (int ply = 1; ply <= game.plies(); ply++) {
            comments.put(ply, "[%eval #0]");
        }
        for (QuietPosition example : examples(game, comments)) {
            boolean byFirst = example.values()[0] % 2 == 1;
            boolean white = byFirst == (first == Side.WHITE);
            assertEquals(OptionalInt.of(white ? Scores.WIN : -Scores.WIN), example.searched);
        }
    }

    /** A game of forty random plies from the start, in which the other side may begin. */
    private static Game random(Side first, long seed) {
        Game game = new Game(rules, rules.start().toBuilder().side(first).build());
        SplittableRandom random = new SplittableRandom(seed);
        while (game.plies() < 40 && game.outcome().isEmpty()) {
            game.play(game.position().randomMove(random, new MoveList()));
        }
        return game;
    }

    /** All quiet positions of a game, with the number of the ply that is played there. */
    private static List<QuietPosition> examples(Game game, SortedMap<Integer, String> comments) {
        GameRecord bare = GameRecord.of(game, Map.of());
        GameLine line = new GameLine(1, bare.line().moves(), comments, new TreeMap<>(), List.of());
        int begun = game.start().side().index();
        return new GameExamples(
                        rules,
                        position -> new double[] {
                            2 * position.fullmoveNumber()
                                    - 1
                                    + position.sideToMove().index()
                                    - begun
                        },
                        0,
                        1_000,
                        1)
                .of(new MatchGame(0, bare.withLine(line)));
    }
}
