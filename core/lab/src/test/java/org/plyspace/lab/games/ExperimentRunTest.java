package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.testing.Broken;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Expectation.SmallestDifference;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;

class ExperimentRunTest {

    @TempDir
    private Path folder;

    /** Two settings of a rule set. */
    private static Experiment of(String setting, String changed, List<String> players, int games) {
        return new Experiment(
                "two settings",
                List.of(setting, changed),
                players,
                games,
                OpeningRule.parse("softmax:6"),
                3,
                60,
                List.of(),
                List.of());
    }

    @Test
    void theGamesAreTheSameForOneTwoAndEightThreads() throws IOException {
        // One engine draws at random, one misjudges at random, one looks up what it found before.
        List<String> players = List.of("random", "level1", "alphabeta:nodes=60,hash=1,eval=generic");
        ReadyExperiment ready = Trials.ready(of("cube:n=4", "cube:n=4,selfCapture=on", players, 3), folder);
        List<String> exports = new ArrayList<>();
        for (int threads : List.of(1, 2, 8)) {
            Path store = folder.resolve("store" + threads);
            Trials.play(ready, store, GameRange.all(ready.experiment().numbers()), threads);
            exports.add(Trials.export(store));
        }

        assertEquals(exports.get(0), exports.get(1));
        assertEquals(exports.get(0), exports.get(2));
        assertEquals(18, Trials.games(folder.resolve("store1")).size());
    }

    @Test
    void rangesThatAreMergedAreTheWhole() throws IOException {
        ReadyExperiment ready = Trials.ready(Trials.coins(50), folder);
        Path whole = folder.resolve("whole");
        Trials.play(ready, whole, GameRange.all(ready.experiment().numbers()), 2);
        List<Path> parts = List.of(folder.resolve("part1"), folder.resolve("part2"), folder.resolve("part3"));
        Trials.play(ready, parts.get(0), new GameRange(0, 30), 1);
        Trials.play(ready, parts.get(1), new GameRange(20, 70), 2);
        Trials.play(ready, parts.get(2), new GameRange(71, 99), 2);

        StoreMerge merge = new StoreMerge(parts.stream().map(Store::open).toList());
        Path merged = folder.resolve("merged");
        try (StoreWriter target = StoreWriter.open(merged, merge.manifest(), game -> {})) {
            assertEquals(100, merge.into(target));
            assertEquals(0, merge.into(target), "there is nothing left to add");
        }

        assertEquals(Trials.export(whole), Trials.export(merged));
        assertEquals(31, Store.open(parts.get(0)).size());
    }

    @Test
    void whatIsMissingIsPlayedAndNothingElse() throws IOException {
        ReadyExperiment ready = Trials.ready(Trials.coins(50), folder);
        Path store = folder.resolve("store");
        Trials.play(ready, store, new GameRange(10, 40), 2);
        List<PlayedGame<String>> some = Trials.games(store);
        Set<Integer> played = new HashSet<>();
        try (StoreWriter open = StoreWriter.open(store, Manifest.of(ready, Trials.VERSION), game -> {})) {
            new ExperimentRun(ready)
                    .play(
                            GameRange.all(ready.experiment().numbers()),
                            number -> !open.has(number),
                            2,
                            games -> games.forEach(game -> assertTrue(played.add(game.number()))));
        }

        assertEquals(31, some.size());
        assertEquals(69, played.size());
        some.forEach(game -> assertFalse(played.contains(game.number())));
    }

    @Test
    void settingsOfARuleSetShareTheirOpeningsAsFarAsTheyCanBePlayed() throws IOException {
        ReadyExperiment ready = Trials.ready(of("roth", "roth:castling=off", List.of("random"), 12), folder);
        Path store = folder.resolve("store");
        Trials.play(ready, store, GameRange.all(ready.experiment().numbers()), 2);
        Map<List<Integer>, PlayedGame<String>> byKey = Trials.games(store).stream()
                .collect(
                        Collectors.toMap(game -> List.of(game.opening(), game.setting(), game.player()), game -> game));
        int whole = 0;
        for (PlayedGame<String> game : byKey.values()) {
            PlayedGame<String> baseline = byKey.get(List.of(game.opening(), 0, 0));
            List<String> opening = baseline.moves().subList(0, baseline.openingPlies());
            assertEquals(opening.subList(0, game.sharedPlies()), game.moves().subList(0, game.sharedPlies()));
            assertEquals(6, game.openingPlies());
            if (game.sharedPlies() < 6) {
                assertFalse(isPlayable(ready.rules(1), opening, game.sharedPlies()), game::toString);
            }
            whole += game.setting() == 1 && game.sharedPlies() == 6 ? 1 : 0;
        }
        assertTrue(whole > 0, "some openings are played without castling too");
        assertTrue(whole < 12, "some are not");
        assertEquals(
                12,
                byKey.values().stream()
                        .filter(game -> game.setting() == 0)
                        .map(game -> game.moves().subList(0, 6))
                        .distinct()
                        .count(),
                "one for each number");
    }

    private static boolean isPlayable(Rules rules, List<String> moves, int ply) {
        Game game = Game.fromStart(rules);
        for (int i = 0; i <= ply; i++) {
            Position position = game.position();
            if (!(position.words().judge(moves.get(i), Notation.MACHINE) instanceof Verdict.Legal legal)) {
                return false;
            }
            game.play(legal.move());
        }
        return game.outcome().isEmpty();
    }

    @Test
    void anOpeningThatEndsTheGameIsAGame() throws IOException {
        ReadyExperiment ready = Trials.ready(Trials.coins(200), folder);
        Path store = folder.resolve("store");
        Trials.play(ready, store, GameRange.all(ready.experiment().numbers()), 2);
        List<PlayedGame<String>> games = Trials.games(store);
        long ended = games.stream()
                .filter(game -> game.openingPlies() == game.moves().size())
                .count();

        // Three in four end within two plies.
        assertEquals(300, (double) ended, 50);
        games.forEach(game -> assertTrue(game.sharedPlies() == game.openingPlies(), game::toString));
        games.stream().filter(game -> game.moves().size() == 1).forEach(game -> {
            assertTrue(Set.of("win", "tie").contains(game.moves().get(0)), game::toString);
            assertEquals(1, game.openingPlies());
        });
        long white = games.stream()
                .filter(game -> game.result() == GameResult.WHITE_WINS)
                .count();
        assertEquals(400 / 3.0, (double) white, 40);
    }

    @Test
    void gamesAreCutOffWhereTheyAreTooLong() throws IOException {
        Experiment shortOnes = new Experiment(
                "short",
                List.of("koernke"),
                List.of("greedy"),
                2,
                OpeningRule.parse("random:3"),
                1,
                8,
                List.of(),
                List.of());
        ReadyExperiment ready = Trials.ready(shortOnes, folder);
        Path store = folder.resolve("store");
        Trials.play(ready, store, new GameRange(0, 1), 1);

        for (PlayedGame<String> game : Trials.games(store)) {
            assertEquals(8, game.moves().size());
            assertEquals(GameResult.OPEN, game.result());
            assertEquals("unfinished", game.reason());
            assertEquals(List.of(1, 1, 1, 1, 1), game.depths());
            assertEquals(1, game.meanDepth(Side.WHITE).orElseThrow());
        }
        assertNotEquals(
                Trials.games(store).get(0).moves(), Trials.games(store).get(1).moves());
    }

    @Test
    void aGameDependsOnItsOwnNumberAndOnNoOtherSettingOrPlayer() throws IOException {
        Experiment both = Trials.coins(30);
        Experiment one = new Experiment(
                "another name",
                List.of("coin"),
                List.of("random"),
                10,
                both.openings(),
                both.seed(),
                both.maxPlies(),
                List.of(),
                List.of());
        Trials.play(Trials.ready(both, folder), folder.resolve("both"), new GameRange(0, 59), 2);
        Trials.play(Trials.ready(one, folder), folder.resolve("one"), new GameRange(0, 9), 1);

        List<List<String>> alone = Trials.games(folder.resolve("one")).stream()
                .map(game -> game.moves())
                .toList();
        assertEquals(
                alone,
                Trials.games(folder.resolve("both")).stream()
                        .filter(game -> game.setting() == 0)
                        .map(game -> game.moves())
                        .limit(10)
                        .toList());
    }

    @Test
    void whatABrokenRuleSetDoesIsNamed() {
        Experiment broken = new Experiment(
                "broken",
                List.of("broken"),
                List.of("random"),
                5,
                OpeningRule.parse("start"),
                1,
                10,
                List.of(),
                List.of());

        VariantFailure failed = assertThrows(
                VariantFailure.class,
                () -> ReadyExperiment.of(broken, "trial.json", Broken.registry(() -> {
                    throw new IllegalStateException("no luck");
                })));
        assertTrue(failed.getMessage().contains("broken.jar"), failed.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            koernke   | random    | start     | ok
            kornke    | random    | start     | trial.json: field settings[0]: no variant 'kornke'
            coin:x=1  | random    | start     | trial.json: field settings[0]: variant 'coin' has no option 'x'
            coin:tag=perhaps | random | start | trial.json: field settings[0]: coin: option tag
            coin:tag=on | random  | start     | trial.json: field settings[1]: 'coin' is the same as another one: coin; expected each once
            cube      | stockfish | start     | trial.json: field players[0]: no engine 'stockfish'
            cube      | greedy    | start     | trial.json: field players[0]: 'greedy' would play the same game again and again from the start
            cube      | level9    | start     | trial.json: field players[0]: 'level9' would play the same game
            cube      | level8    | start     | ok
            cube      | greedy    | random:1  | ok
            """)
    void whatAnExperimentNamesMustBeThere(String setting, String player, String openings, String words) {
        Experiment experiment = new Experiment(
                "x",
                List.of(setting, "coin"),
                List.of(player),
                2,
                OpeningRule.parse(openings),
                1,
                100,
                List.of(),
                List.of());
        if (words.equals("ok")) {
            assertEquals(
                    2, Trials.ready(experiment, folder).experiment().settings().size());
        } else {
            UsageException refused = assertThrows(UsageException.class, () -> Trials.ready(experiment, folder));
            assertTrue(refused.getMessage().startsWith(words), refused.getMessage());
        }
    }

    @Test
    void twoJarsOfOneRuleSetAreSettingsOfOneExperiment() throws IOException {
        Path oldJar = Files.writeString(folder.resolve("old.jar"), "old rules");
        Experiment experiment = new Experiment(
                "old and new",
                List.of(oldJar + "#coin", oldJar + "#coin:tag=off", "coin"),
                List.of("random"),
                10,
                OpeningRule.parse("random:2"),
                7,
                40,
                List.of(),
                List.of());
        Registry now = Trials.registry(folder.resolve("new.jar"), "new rules");
        List<Path> asked = new ArrayList<>();
        ReadyExperiment ready = ReadyExperiment.of(experiment, "trial.json", now, file -> {
            asked.add(file);
            return Trials.registry(file, "old rules");
        });
        Path store = folder.resolve("store");
        Trials.play(ready, store, GameRange.all(experiment.numbers()), 2);
        List<PlayedGame<String>> games = Trials.games(store);

        assertEquals(List.of(oldJar), asked, "each file is opened once");
        assertEquals(0, experiment.baseline(2), "paired, since it is the same id");
        assertEquals(
                List.of(oldJar + "#coin", oldJar + "#coin:tag=off", "coin"),
                List.of(ready.name(0), ready.name(1), ready.name(2)));
        assertEquals(
                List.of(oldJar + "#coin old.jar", "coin new.jar"),
                // Depending on how far Maven builds, the coin's own code is in a jar or in a folder.
                Manifest.of(ready, "1").files().stream()
                        .filter(file -> !file.file().startsWith("plyspace-testing"))
                        .map(file -> file.usedBy() + " " + file.file())
                        .toList());
        for (int opening = 0; opening < 10; opening++) {
            assertEquals(
                    games.get(3 * opening).moves(), games.get(3 * opening + 2).moves(), "the rules are the same");
        }
        assertTrue(Trials.export(store).contains("\n0,\"" + oldJar + "#coin\",random,"), Trials.export(store));
        assertTrue(Trials.export(store).contains("\"variant\":\"coin\",\"options\":{\"tag\":\"off\"}"));
    }

    @ParameterizedTest
    @CsvSource({
        "none.jar#coin, there is no file 'none.jar'; expected FILE#id",
        "rules.jar#kornke, no variant 'kornke'",
        "rules.jar#, no variant is named in ''"
    })
    void aFileThatDoesNotBringTheRuleSetIsRefused(String setting, String words) {
        Registry registry = Trials.registry(folder.resolve("rules.jar"), "rules");
        UsageException refused = assertThrows(UsageException.class, () -> {
            Experiment experiment = new Experiment(
                    "x",
                    List.of(setting.replace(
                            "rules.jar", folder.resolve("rules.jar").toString())),
                    List.of("random"),
                    2,
                    OpeningRule.parse("random:1"),
                    1,
                    100,
                    List.of(),
                    List.of());
            ReadyExperiment.of(experiment, "trial.json", registry, file -> registry);
        });

        assertTrue(refused.getMessage().contains("field settings[0]: " + words), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            length            | ok
            length:median     | ok
            tag:tie           | ok
            tag               | ok
            ending:draw tie   | ok
            lenght            | no metric 'lenght'; there are score-all, odds-score, .*; did you mean 'length'\\?
            tag:ties          | no number 'tag:ties'; there are tag:tie, tag:.*; did you mean 'tag:tie'\\?
            score:White       | no number 'score:White'; no number begins with score:
            ending:tie        | no number 'ending:tie'; .*
            """)
    void aMetricThatIsNoneIsRefusedToThosePlanning(String metric, String words) {
        Hypothesis hypothesis = new Hypothesis(
                "x",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(new Expectation(Optional.of(metric), Optional.empty(), Optional.empty())));
        for (boolean asked : List.of(true, false)) {
            Experiment experiment = new Experiment(
                    "x",
                    List.of("coin:tag=off", "coin", "koernke"),
                    List.of("random"),
                    2,
                    OpeningRule.parse("random:1"),
                    1,
                    100,
                    asked ? List.of("score", metric) : List.of(),
                    asked ? List.of() : List.of(hypothesis));
            ReadyExperiment ready = Trials.ready(experiment, folder);
            if (words.equals("ok")) {
                ready.checkPurpose("trial.json");
            } else {
                String field = "trial.json: field " + (asked ? "metrics[1]: " : "hypotheses[0].metric: ");
                UsageException refused = assertThrows(UsageException.class, () -> ready.checkPurpose("trial.json"));
                assertTrue(refused.getMessage().matches(Pattern.quote(field) + words), refused.getMessage());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            random                    | ''
            greedy                    | ''
            level8                    | ''
            alphabeta:depth=2         | ''
            alphabeta:nodes=5,noise=9 | ''
            mcts                      | ''
            mcts:playouts=50          | ''
            alphabeta                 | its time is limited
            alphabeta:hash=1          | its time is limited
            alphabeta:time=1s,nodes=5 | its time is limited
            mcts:time=1s              | its time is limited
            alphabeta:nodes=5,threads=2 | it searches with several threads
            uci:cmd=x,nodes=5         | it is another program
            xboard:cmd=x,depth=5      | it is another program
            """)
    void whoseGamesDoNotComeAgainIsKnown(String player, String why) {
        Experiment experiment = new Experiment(
                "x", List.of("coin"), List.of(player), 2, OpeningRule.parse("random:1"), 1, 100, List.of(), List.of());
        ReadyExperiment ready = Trials.ready(experiment, folder);

        assertEquals(why.isEmpty(), ready.unrepeatable().isEmpty(), ready.unrepeatable()::toString);
        assertEquals(why.isEmpty(), Manifest.of(ready, "1").repeatable());
        assertTrue(String.join("", ready.unrepeatable()).contains(why));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "coin   | score       | 0.05 | HIGHER | false | hypotheses[0].baseline: expected another setting than the hypothesis is about, found 'coin' for both",
                "other  | score       | 5    | HIGHER | false | hypotheses[0].margin: expected less than 1, the largest difference of score (0.05 is 5 points), found 5.0",
                "other  | imbalance   | 0.5  | LOWER  | false | hypotheses[0].margin: expected less than 0.5, the largest difference of imbalance",
                "other  | ending:draw repetition | 2 | LOWER | false | hypotheses[0].margin: expected less than 1, the largest",
                "other  | mean-length | 100  | HIGHER | false | hypotheses[0].margin: expected less than 100, the largest difference of mean-length, found 100.0",
                "other  | mean-length | 10   | LOWER  | true  | hypotheses[0].relativeMargin: expected less than 1, since no number is lower",
                "other  | mean-length | 10   | HIGHER | true  | ok",
                "other  | mean-length | 99   | HIGHER | false | ok",
                "other  | branching   | 200  | HIGHER | false | ok"
            })
    void whatNoGamesCouldTellIsRefusedBeforeTheyArePlayed(
            String baseline, String metric, double size, Direction direction, boolean relative, String words) {
        Hypothesis hypothesis = hypothesis(
                baseline.equals("other") ? "coin:tag=off" : baseline,
                new Expectation(
                        Optional.of(metric),
                        Optional.of(direction),
                        Optional.of(new SmallestDifference(size, relative))));

        assertEquals(words, refusedPurpose(hypothesis, words));
    }

    /** A number of its own is compared with {@code than}; coin has 100 plies at most. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "score       | 0.5  | HIGHER     | 0.05 | false | ok",
                "score       | 50   | HIGHER     | 0.05 | false | than: expected a number with others beyond its margin, since score is 0 to 1 (0.5 is 50 %), found 50.0",
                "score       | 1    | NOT_HIGHER | 0.05 | false | than: expected a number with others beyond its margin",
                "score       | 1    | LOWER      | 0.05 | false | ok",
                "score       | 0    | LOWER      | 0.05 | false | than: expected a number with others beyond its margin",
                "score       | 0.5  | HIGHER     | 0.5  | false | than: expected a number with others beyond its margin",
                "score       | 0.5  | LOWER      | 0.5  | false | than: expected a number with others beyond its margin",
                "score       | 0.5  | EQUIVALENT | 0.6  | false | than: expected a number with others beyond its margin",
                "score       | 0.5  | EQUIVALENT | 1    | false | margin: expected less than 1, the largest difference of score (0.05",
                "score       | 0    | HIGHER     | 0.1  | true  | relativeMargin: expected a margin instead, since this is a share of 0",
                "imbalance   | 0.6  | LOWER      | 0.05 | false | than: expected a number with others beyond its margin, since imbalance is 0 to 0.5",
                "mean-length | -5   | HIGHER     | 1    | false | than: expected a number with others beyond its margin, since mean-length is 0 to 100, found -5.0",
                "mean-length | 1e308 | LOWER     | 1    | false | than: expected a number with others beyond its margin, since mean-length is 0 to 100,",
                "mean-length | 95   | HIGHER     | 10   | false | than: expected a number with others beyond its margin",
                "branching   | -1   | HIGHER     | 1    | false | than: expected a number with others beyond its margin, since branching is 0 or more",
                "branching   | 1000 | HIGHER     | 1    | false | ok",
                "odds-score  | 0.5  | HIGHER     | 0.05 | false | metric: expected a number that games of coin have, found odds-score"
            })
    void aNumberThatAllGamesAreBeyondIsRefused(
            String metric, double than, Direction direction, double margin, boolean relative, String words) {
        Hypothesis hypothesis = new Hypothesis(
                "x",
                Optional.of("coin"),
                Optional.empty(),
                Optional.empty(),
                List.of(new Expectation(
                        Optional.of(metric),
                        Optional.of(direction),
                        OptionalDouble.of(than),
                        Optional.of(new SmallestDifference(margin, relative)))));
        String expected = words.equals("ok") ? words : "hypotheses[0]." + words;

        assertEquals(expected, refusedPurpose(hypothesis, expected));
    }

    @ParameterizedTest
    @CsvSource({"HIGHER, LOWER, false", "LOWER, LOWER, false", "HIGHER, DIFFERENT, true", "HIGHER, NOT_HIGHER, true"})
    void expectationsThatCannotAllBeTrueAreRefused(Direction one, Direction other, boolean fine) {
        Optional<SmallestDifference> margin = Optional.of(new SmallestDifference(0.05, false));
        Hypothesis hypothesis = hypothesis(
                "coin:tag=off",
                new Expectation(Optional.of("winners"), Optional.of(one), margin),
                new Expectation(Optional.of("winners"), Optional.of(other), margin));
        String words = fine
                ? "ok"
                : "hypotheses[0].and[0].direction: expected one that can hold beside winners " + one.word()
                        + " and adds to it, found " + other.word();

        assertEquals(words, refusedPurpose(hypothesis, words));
    }

    private static Hypothesis hypothesis(String baseline, Expectation... expectations) {
        return new Hypothesis("x", Optional.of("coin"), Optional.of(baseline), Optional.empty(), List.of(expectations));
    }

    /** The beginning of the reason, as long as the words expected, for which an experiment with a hypothesis is refused. */
    private String refusedPurpose(Hypothesis hypothesis, String words) {
        Experiment experiment = new Experiment(
                "x",
                List.of("coin:tag=off", "coin"),
                List.of("random"),
                2,
                OpeningRule.parse("random:1"),
                1,
                100,
                List.of(),
                List.of(hypothesis));
        try {
            Trials.ready(experiment, folder).checkPurpose("trial.json");
            return "ok";
        } catch (UsageException refused) {
            String reason = refused.getMessage().replaceFirst("trial.json: field ", "");
            return reason.substring(0, Math.min(words.length(), reason.length()));
        }
    }
}
