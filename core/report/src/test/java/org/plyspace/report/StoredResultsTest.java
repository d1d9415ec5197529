package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.ReplayedStore;
import org.plyspace.lab.games.ResultSource.RowResults;
import org.plyspace.lab.games.RowFile;
import org.plyspace.lab.games.RowFileWriter;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreRows;
import org.plyspace.lab.games.Trials;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.lab.study.Direction;
import org.plyspace.lab.study.Expectation;
import org.plyspace.lab.study.Expectation.SmallestDifference;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.InterimLooks;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.HypothesisVerdict;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.lab.verdict.StoredSummary;
import org.plyspace.statistics.SequentialBounds.Spending;
import tools.jackson.databind.json.JsonMapper;

class StoredResultsTest {

    @TempDir
    private Path folder;

    private Registry registry;

    @BeforeEach
    void find() {
        registry = Trials.registry(folder.resolve("rules.jar"), "rules");
    }

    private static Experiment experiment(List<String> settings, List<String> metrics) {
        return new Experiment(
                "trial", settings, List.of("random"), 8, OpeningRule.parse("random:4"), 3, 30, metrics, List.of());
    }

    private StoredResults results(Experiment experiment, int games) throws IOException {
        Path store = folder.resolve("store");
        ReadyExperiment ready = ReadyExperiment.of(experiment, "trial.json", registry);
        Trials.play(ready, store, new GameRange(0, games - 1), 1);
        return new StoredResults(new ReplayedStore(Store.open(store)), registry, file -> registry);
    }

    private static ResultTable table(StoredResults results) {
        return results.sum(List.of(), Optional.empty(), done -> {}).table();
    }

    private static List<String> compared(ResultTable table) {
        return table.contrasts().stream()
                .map(contrast -> contrast.setting().spec() + " with "
                        + contrast.baseline().spec())
                .distinct()
                .sorted()
                .toList();
    }

    @Test
    void numbersAreThoseOfTheGames() throws IOException {
        StoredResults results = results(Trials.coins(60), 120);
        List<PlayedGame<String>> games = Trials.games(folder.resolve("store"));
        List<Integer> heard = new ArrayList<>();
        ResultTable table = results.sum(List.of(), Optional.empty(), heard::add).table();

        assertEquals(120, heard.size());
        for (int setting = 0; setting < 2; setting++) {
            int of = setting;
            SettingResult result = table.settings().get(setting);
            double decisive = games.stream()
                    .filter(game -> game.setting() == of && game.result() != GameResult.DRAW)
                    .count();
            assertEquals(60, result.games());
            assertEquals(decisive / 60, number(result, "decisive"), 1e-12);
            assertEquals(
                    games.stream()
                            .filter(game -> game.setting() == of)
                            .mapToDouble(game -> game.halfPoints().getAsInt() / 2.0)
                            .average()
                            .getAsDouble(),
                    number(result, "score"),
                    1e-12);
        }
    }

    @Test
    void aGameThatIsSaidToHaveEndedForAnotherReasonIsRefused() throws IOException {
        results(Trials.coins(2), 4);
        Path lines = folder.resolve("store/games.jsonl");
        String kept = Files.readString(lines);
        String said = kept.replaceFirst("\"reason\":\"[^\"]*\"", "\"reason\":\"falling asleep\"");
        assertNotEquals(kept, said);
        Files.writeString(lines, said);

        StoredResults results =
                new StoredResults(new ReplayedStore(Store.open(folder.resolve("store"))), registry, file -> registry);
        String message =
                assertThrows(PlyspaceException.class, () -> table(results)).getMessage();
        assertTrue(message.contains("is said to end by falling asleep, but by the rules of coin it ends by "), message);
    }

    @Test
    void aGameThatIsSaidToHaveEndedOtherwiseThanByTheRulesIsRefused() throws IOException {
        results(Trials.coins(2), 4);
        Path lines = folder.resolve("store/games.jsonl");
        String kept = Files.readString(lines);
        boolean won = kept.contains("\"result\":\"1-0\"");
        String said =
                kept.replaceFirst("\"result\":\"" + (won ? "1-0" : "1/2-1/2") + "\"", "\"result\":\"" + "0-1" + "\"");
        assertNotEquals(kept, said);
        Files.writeString(lines, said);

        StoredResults results =
                new StoredResults(new ReplayedStore(Store.open(folder.resolve("store"))), registry, file -> registry);
        String message =
                assertThrows(PlyspaceException.class, () -> table(results)).getMessage();
        assertTrue(message.contains("is said to have the result 0-1, but by the rules of coin"), message);
    }

    private static double number(SettingResult result, String row) {
        return result.numbers().get(row).estimate().mean();
    }

    @Test
    void settingsAreComparedWithTheFirstOfTheirRuleSetAndRuleSetsWithTheFirst() throws IOException {
        List<String> settings = List.of("coin", "coin:tag=off", "koernke", "koernke:kings=both");
        StoredResults results = results(experiment(settings, List.of()), 32);

        assertEquals(
                List.of("coin:tag=off with coin", "koernke with coin", "koernke:kings=both with koernke"),
                compared(table(results)));
        assertEquals(
                List.of("coin with koernke", "coin:tag=off with koernke", "koernke:kings=both with koernke"),
                compared(results.sum(List.of(), Optional.of("koernke"), done -> {})
                        .table()));
    }

    @Test
    void rowsGiveTheReportOfTheGamesThatTheyAreFrom() throws IOException {
        Experiment experiment = new Experiment(
                "trial",
                List.of("koernke", "koernke:kings=both", "coin", "coin:tag=off"),
                List.of("random"),
                30,
                OpeningRule.parse("random:4"),
                3,
                250,
                List.of(),
                List.of(hypothesis("captures", "coin:tag=off", Direction.HIGHER)));
        StoredResults store = results(experiment, 120);
        ReadyExperiment ready = ReadyExperiment.of(experiment, "trial.json", registry);
        Path file = folder.resolve("trial.rows.gz");
        RowFileWriter.write(file, new StoreRows(Store.open(folder.resolve("store")), new RowMaker(ready)));
        StoredResults rows = new StoredResults(new RowResults(RowFile.open(file)), registry, each -> registry);
        StoredSummary expected = store.sum(List.of(), Optional.empty(), done -> {});
        StoredSummary found = rows.sum(List.of(), Optional.empty(), done -> {});

        assertTrue(expected.table().contrasts().size() > 40, "a whole table");
        assertEquals(
                new ResultDoc(expected).whole().text(120),
                new ResultDoc(found).whole().text(120));
        assertEquals(
                new ResultData(
                                expected.table(),
                                expected.hypotheses(),
                                expected.breakdowns(),
                                expected.values(),
                                List.of(),
                                1)
                        .csv(),
                new ResultData(found.table(), found.hypotheses(), found.breakdowns(), found.values(), List.of(), 1)
                        .csv());
    }

    @Test
    void aRuleThatNeverActedIsSaidSoInsteadOfDifferencesOfZero() throws IOException {
        List<String> settings = List.of("koernke", "koernke:clock=100", "koernke:stalemate=loss");
        StoredSummary summary =
                results(experiment(settings, List.of()), 24).sum(List.of(), Optional.empty(), done -> {});
        String text = new ResultDoc(summary).whole().text(100);
        String never = text.substring(
                text.indexOf("koernke:clock=100 against koernke, random"),
                text.indexOf("koernke:stalemate=loss against koernke, random"));

        assertEquals("""
                koernke:clock=100 against koernke, random

                The rule never acted: all 8 games are the same, move for move. It acts in at most 32.4 % of games.

                """, never);
    }

    @Test
    void eachFamilyIsAdjustedForItself() throws IOException {
        List<String> settings = List.of("coin", "coin:tag=off", "koernke");
        ResultTable all = table(results(experiment(settings, List.of()), 24));
        List<Contrast> within = all.contrasts().stream()
                .filter(contrast -> contrast.setting().spec().equals("coin:tag=off") && !Double.isNaN(contrast.p()))
                .toList();
        double least = within.stream().mapToDouble(Contrast::p).min().orElseThrow();
        // The smallest of n values becomes at most n times as large.
        assertTrue(within.stream().mapToDouble(Contrast::q).min().orElseThrow() <= least * within.size() + 1e-12);
        assertTrue(all.contrasts().stream()
                .anyMatch(contrast -> contrast.setting().spec().equals("koernke")
                        && contrast.finding() == Contrast.Finding.DIFFERENT));
    }

    @Test
    void onlyTheMetricsOfTheExperimentAreThere() throws IOException {
        ResultTable table = table(results(experiment(List.of("koernke"), List.of("captures", "length:median")), 4));
        assertEquals(
                List.of("length:median", "captures"),
                table.rows().stream().map(MetricRow::id).toList());
    }

    @Test
    void onlyTheMetricsThatAreAskedForAreThere() throws IOException {
        StoredResults results = results(experiment(List.of("koernke"), List.of("captures")), 4);
        assertEquals(
                List.of("branching", "captures"),
                results.sum(List.of("captures", "branching"), Optional.empty(), done -> {}).table().rows().stream()
                        .map(MetricRow::id)
                        .toList());
    }

    @Test
    void hypothesesAreSupportedRefutedOrNeitherInTheirOwnDirection() throws IOException {
        List<Hypothesis> hypotheses = List.of(
                hypothesis("branching", "koernke", Direction.HIGHER),
                hypothesis("branching", "koernke", Direction.LOWER),
                hypothesis("branching", "koernke", Direction.DIFFERENT),
                hypothesis("finished", "koernke", Direction.EQUIVALENT),
                hypothesis("length:median", "coin:tag=off", Direction.HIGHER),
                hypothesis("level", "koernke", Direction.HIGHER),
                new Hypothesis("Words.", Optional.empty(), Optional.empty(), Optional.empty(), List.of()));
        Experiment experiment = new Experiment(
                "trial",
                List.of("coin", "coin:tag=off", "koernke"),
                List.of("random"),
                20,
                OpeningRule.parse("random:1"),
                3,
                30,
                List.of(),
                hypotheses);

        List<HypothesisResult> results = results(experiment, 60)
                .sum(List.of(), Optional.empty(), done -> {})
                .hypotheses();

        assertEquals(
                List.of(
                        HypothesisVerdict.SUPPORTED,
                        HypothesisVerdict.REFUTED,
                        HypothesisVerdict.SUPPORTED,
                        HypothesisVerdict.REFUTED,
                        HypothesisVerdict.OPEN,
                        HypothesisVerdict.UNTESTED,
                        HypothesisVerdict.UNTESTED),
                results.stream().map(HypothesisResult::verdict).toList());
        assertTrue(
                HypothesisWords.sentence(results.get(0), true)
                        .startsWith("supported: As expected. (koernke against coin; played by random; legal moves: +"),
                HypothesisWords.sentence(results.get(0), true));
        assertEquals("not tested: Words.", HypothesisWords.sentence(results.get(6), false));
    }

    /** Reporting fewer numbers does not reduce the number of hypotheses that were written down. */
    @Test
    void hypothesesAreHeldTogetherWhateverNumbersAreReported() throws IOException {
        Experiment experiment = new Experiment(
                "trial",
                List.of("coin", "koernke"),
                List.of("random"),
                20,
                OpeningRule.parse("random:1"),
                3,
                30,
                List.of("branching", "finished"),
                List.of(
                        hypothesis("branching", "koernke", Direction.HIGHER),
                        hypothesis("finished", "koernke", Direction.LOWER)));

        StoredResults results = results(experiment, 40);
        StoredSummary some = results.sum(List.of("branching"), Optional.empty(), done -> {});

        assertEquals(
                List.of("branching"),
                some.table().rows().stream().map(MetricRow::id).toList());
        assertEquals(
                2,
                some.hypotheses().stream()
                        .filter(each -> each.verdict() == HypothesisVerdict.SUPPORTED)
                        .count());
        assertEquals(
                results.hypotheses(done -> {}).stream()
                        .map(each -> HypothesisWords.sentence(each, true))
                        .toList(),
                some.hypotheses().stream()
                        .map(each -> HypothesisWords.sentence(each, true))
                        .toList());
        assertEquals(Optional.empty(), grownIn(some));
        assertEquals(
                Optional.of("more games after its first 200 and 1,000 of each setting:"),
                grownIn(new StoredSummary(
                        some.table(),
                        some.hypotheses(),
                        some.breakdowns(),
                        some.values(),
                        some.experiment(),
                        List.of(200, 1_000))));
        JsonMapper reader = new JsonMapper();
        assertTrue(reader.readTree(data(some, List.of())).path("grownFrom").isMissingNode());
        assertEquals(
                "[200,1000]",
                reader.readTree(data(some, List.of(200, 1_000)))
                        .path("grownFrom")
                        .toString());
    }

    private static String data(StoredSummary some, List<Integer> grownFrom) {
        return new ResultData(some.table(), some.hypotheses(), some.breakdowns(), some.values(), grownFrom, 1).json();
    }

    /** Games that are all cut off at ply 2 have one length: up to 1 - 0.05^(1/2) = 78 % of others may be shorter, by 2 plies at most. */
    @Test
    void gamesOfOneLengthSettleNothingUntilThereAreMany() throws IOException {
        Experiment experiment = new Experiment(
                "trial",
                List.of("koernke", "koernke:stalemate=loss"),
                List.of("random"),
                40,
                OpeningRule.parse("random:2"),
                3,
                2,
                List.of(),
                List.of(new Hypothesis(
                        "Games are as long.",
                        Optional.of("koernke:stalemate=loss"),
                        Optional.of("koernke"),
                        Optional.empty(),
                        List.of(new Expectation(
                                Optional.of("mean-length"),
                                Optional.of(Direction.LOWER),
                                Optional.of(new SmallestDifference(0.2, false)))))),
                Optional.of(new InterimLooks(List.of(2, 40), Spending.LINEAR, true)));
        StoredResults results = results(experiment, 80);

        HypothesisResult last = results.hypotheses(done -> {}).get(0);

        assertEquals(HypothesisVerdict.TOO_SMALL, last.verdict());
        assertEquals(40, last.games());
    }

    /** What a text says of an experiment that was given more games. */
    private static Optional<String> grownIn(StoredSummary summary) {
        return Pattern.compile("more games after its first [^:]*:")
                .matcher(new ResultDoc(summary).whole().text(100).replaceAll("\\s+", " "))
                .results()
                .map(MatchResult::group)
                .findFirst();
    }

    private static Hypothesis hypothesis(String metric, String setting, Direction direction) {
        return new Hypothesis(
                "As expected.",
                Optional.of(setting),
                Optional.of("coin"),
                Optional.empty(),
                List.of(new Expectation(Optional.of(metric), Optional.of(direction), Optional.empty())));
    }

    private static Experiment looks(List<Hypothesis> hypotheses) {
        return new Experiment(
                "trial",
                List.of("coin", "coin:tag=off", "koernke"),
                List.of("random"),
                20,
                OpeningRule.parse("random:1"),
                3,
                30,
                List.of(),
                hypotheses,
                Optional.of(new InterimLooks(List.of(10, 20), Spending.LINEAR, true)));
    }

    @Test
    void beforeAllGamesArePlayedThereIsNoVerdict() throws IOException {
        Experiment experiment = new Experiment(
                "trial",
                List.of("coin", "koernke"),
                List.of("random"),
                20,
                OpeningRule.parse("random:1"),
                3,
                30,
                List.of(),
                List.of(hypothesis("branching", "koernke", Direction.HIGHER)));

        HypothesisResult part = results(experiment, 38).hypotheses(done -> {}).get(0);

        assertEquals(HypothesisVerdict.INTERIM, part.verdict());
        assertEquals(
                "interim, 19 of 20 games: As expected. (koernke against coin)", HypothesisWords.sentence(part, false));
        assertTrue(part.effects().isEmpty(), "numbers would be as good as a verdict");
    }

    @Test
    void verdictsAreGivenAtLooksOnly() throws IOException {
        Experiment experiment = looks(List.of(
                hypothesis("branching", "koernke", Direction.HIGHER),
                hypothesis("score", "coin:tag=off", Direction.HIGHER)));
        for (int games : List.of(9, 15, 20)) {
            List<HypothesisResult> found = results(experiment, 3 * games).hypotheses(done -> {});
            assertEquals(
                    games < 10 ? HypothesisVerdict.INTERIM : HypothesisVerdict.SUPPORTED,
                    found.get(0).verdict());
            assertEquals(
                    games < 20 ? HypothesisVerdict.INTERIM : HypothesisVerdict.OPEN,
                    found.get(1).verdict());
            assertEquals(games < 10 ? games : 10, found.get(0).games());
            assertEquals(games, found.get(1).games());
            assertEquals(games < 10, found.get(1).effects().isEmpty());
        }
    }

    private static Hypothesis than(
            String metric, Direction direction, double number, Optional<SmallestDifference> matters) {
        return new Hypothesis(
                "As expected.",
                Optional.of("koernke"),
                Optional.empty(),
                Optional.empty(),
                List.of(new Expectation(
                        Optional.of(metric), Optional.of(direction), OptionalDouble.of(number), matters)));
    }

    /** There are 50 legal moves or so, and all games are cut off at ply 30. */
    @Test
    void aNumberIsComparedWithAGivenOne() throws IOException {
        Experiment experiment = looks(List.of(
                than("branching", Direction.HIGHER, 20, Optional.empty()),
                than("branching", Direction.LOWER, 20, Optional.empty()),
                than("winners", Direction.LOWER, 0.5, Optional.empty()),
                than("branching", Direction.EQUIVALENT, 50, Optional.of(new SmallestDifference(0.9, true))),
                than("score-all", Direction.HIGHER, 0.5, Optional.empty())));

        List<HypothesisResult> found = results(experiment, 60).hypotheses(done -> {});

        assertEquals(
                List.of(
                        HypothesisVerdict.SUPPORTED,
                        HypothesisVerdict.REFUTED,
                        HypothesisVerdict.SUPPORTED,
                        HypothesisVerdict.SUPPORTED,
                        HypothesisVerdict.OPEN),
                found.stream().map(HypothesisResult::verdict).toList());
        String sentence = HypothesisWords.sentence(found.get(2), false);
        assertTrue(
                sentence.matches(
                        "supported: As expected\\. \\(koernke; after 10 of 20 games; games with a winner.*, %: 0"
                                + " \\(0-[0-9.]+\\) against 50\\)"),
                sentence);
    }

    private static Experiment several(List<String> players, String openings, int games) {
        Hypothesis more = new Hypothesis(
                "More moves.",
                Optional.of("cube:n=4,selfCapture=on"),
                Optional.of("cube:n=4"),
                Optional.empty(),
                List.of(new Expectation(Optional.of("branching"), Optional.of(Direction.HIGHER), Optional.empty())));
        return new Experiment(
                "trial",
                List.of("cube:n=4", "cube:n=4,selfCapture=on"),
                players,
                games,
                OpeningRule.parse(openings),
                3,
                12,
                List.of(),
                List.of(more));
    }

    @Test
    void effectsStandByEngineWithTheirTrendOverDepth() throws IOException {
        List<String> players = List.of("alphabeta:depth=1,eval=generic", "random", "alphabeta:depth=2,eval=generic");
        StoredSummary summary =
                results(several(players, "random:1", 6), 36).sum(List.of(), Optional.empty(), done -> {});

        assertEquals(
                players,
                summary.hypotheses().stream().map(HypothesisResult::player).toList());
        assertEquals(1, summary.breakdowns().size());
        String trend = HypothesisWords.sentence(summary.breakdowns().get(0));
        assertTrue(
                trend.matches(
                        "legal moves: [+-]?[0-9.]+ \\([^)]*\\) for each ply that alphabeta looks deeper, from [0-9.]+ to [0-9.]+"),
                trend);
    }

    /** Openings of one ply and of three in turn: each half of the games stands for itself. */
    @Test
    void effectsStandByTheLengthOfOpenings() throws IOException {
        StoredResults results = results(several(List.of("random"), "random:1+3", 20), 40);
        List<EffectBreakdown> parts =
                results.sum(List.of(), Optional.empty(), done -> {}).breakdowns();

        assertEquals(
                List.of("after openings of 1 plies", "after openings of 3 plies"),
                parts.stream().map(EffectBreakdown::of).toList());
        for (PlayedGame<String> game : Trials.games(folder.resolve("store"))) {
            assertTrue(game.openingPlies() <= (game.opening() % 2 == 0 ? 1 : 3));
        }
    }

    /** What a look has settled stays so, and says after how many games; the other part is not looked at again. */
    @Test
    void whatBelongsTogetherIsSettledByOnePart() throws IOException {
        Expectation more = new Expectation(Optional.of("branching"), Optional.of(Direction.HIGHER), Optional.empty());
        Expectation shorter =
                new Expectation(Optional.of("mean-length"), Optional.of(Direction.LOWER), Optional.empty());
        Hypothesis both = new Hypothesis(
                "Both.", Optional.of("koernke"), Optional.of("coin"), Optional.of("random"), List.of(more, shorter));

        HypothesisResult found =
                results(looks(List.of(both)), 60).hypotheses(done -> {}).get(0);

        assertEquals(HypothesisVerdict.REFUTED, found.verdict());
        assertTrue(
                HypothesisWords.sentence(found, false)
                        .startsWith("contradicted: Both. (koernke against coin; after 10 of 20 games; legal moves: +"),
                HypothesisWords.sentence(found, false));
        assertTrue(
                HypothesisWords.sentence(found, false).contains(", supported; mean length"),
                HypothesisWords.sentence(found, false));
    }

    @Test
    void aSettingThatNoGameWasPlayedInYetIsLeftOut() throws IOException {
        ResultTable table = table(results(experiment(List.of("coin", "koernke"), List.of()), 1));
        assertEquals(
                List.of("coin"),
                table.settings().stream().map(each -> each.setting().spec()).toList());
    }

    @Test
    void whatIsNotThereIsRefused() throws IOException {
        StoredResults none = results(experiment(List.of("coin", "koernke"), List.of()), 0);
        assertRefused(() -> table(none), "it has no games yet");
        assertRefused(
                () -> none.sum(List.of(), Optional.of("roth"), done -> {}),
                "no setting is 'roth', which is to be the baseline; expected one of coin, koernke");
        assertRefused(() -> none.sum(List.of(), Optional.of("nothing"), done -> {}), "no setting is 'nothing'");
        assertRefused(
                () -> none.sum(List.of("score", "lenght"), Optional.empty(), done -> {}),
                "no metric 'lenght'; there are score-all, odds-score, ");
    }

    private static void assertRefused(Runnable refused, String reason) {
        String message = assertThrows(PlyspaceException.class, refused::run).getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void otherRulesThanThoseOfTheGamesAreNoticed() throws IOException {
        StoredResults same = results(Trials.coins(5), 2);
        assertEquals(List.of(), same.otherFiles(Trials.VERSION));
        Registry changed = Trials.registry(folder.resolve("rules.jar"), "other rules");
        List<String> notices = new StoredResults(same.source(), changed, file -> changed).otherFiles(Trials.VERSION);
        assertEquals(
                List.of("rules.jar of coin is another file here than the one that the games were played with"),
                notices);
    }
}
