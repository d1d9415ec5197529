package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.GameMetric;
import org.plyspace.api.GameMetric.Amount;
import org.plyspace.api.GameMetric.Kind;
import org.plyspace.api.UsageException;
import org.plyspace.statistics.Measurement;

/** What is made of the numbers that a rule set counts itself; {@link LittleGameTest} counts them by hand. */
class OwnMetricsTest {

    private static final ResultTable TABLE =
            new ResultTableMaker(List.of(LittleGame.setting("little", List.of(LittleGame.trace()))), 1).make();

    private static MetricRow row(String id) {
        return TABLE.row(id).orElseThrow();
    }

    @Test
    void theyStandLastInTheirOrder() {
        List<String> ids = TABLE.rows().stream().map(MetricRow::id).toList();
        assertEquals(
                List.of("own:lifted", "own:lifting", "own:lifts", "own:plies a lift"),
                ids.subList(ids.size() - 4, ids.size()));
    }

    @ParameterizedTest
    @CsvSource({
        "own:lifted, share of games",
        "own:lifting, share of plies",
        "own:lifts, lifts a game",
        "own:plies a lift, plies"
    })
    void eachHasItsUnit(String id, String unit) {
        assertEquals(unit, row(id).metric().unit().word());
    }

    @Test
    void eachIsExplainedByTheRuleSet() {
        assertEquals("""
                own: lifting, in share of plies
                Plies at which the board moves.
                formula: plies that are so / plies, summed over games
                source: script
                """, Metrics.explain(row("own:lifting").metric()));
    }

    @Test
    void aNumberThatTheRuleSetDoesNotDeclareIsRefused() {
        List<RuleTraits> traits = List.of(LittleGame.trace().traits());
        Metrics.checkName("own:lifts", traits);
        Metrics.checkName("own", traits);
        String refused = assertThrows(UsageException.class, () -> Metrics.checkName("own:lift", traits))
                .getMessage();
        assertTrue(refused.endsWith("did you mean 'own:lifts'?"), refused);
    }

    @ParameterizedTest(name = "{0} accepts {1} of {2}: {3}")
    @CsvSource({
        "GAMES, 1, 1, true",
        "GAMES, 0.5, 1, true",
        "GAMES, 2, 1, false",
        "GAMES, 1, 2, false",
        "SHARE, 3, 40, true",
        "SHARE, 41, 40, false",
        "SHARE, -1, 40, false",
        "MEAN, -7.5, 1, true",
        "MEAN, 3, 2, false",
        "MEAN, NaN, 1, false",
        "MEAN, Infinity, 1, false",
        "RATIO, 41, 40, true",
        "RATIO, 1, -1, false",
        "RATIO, 1, 0, false",
        "SHARE, 0, 0, true",
        "MEAN, 0, 0, true"
    })
    void aKindAcceptsWhatItCanHave(Kind kind, double part, double whole, boolean accepted) {
        assertEquals(accepted, metric(kind).accepts(new Amount(part, whole)));
    }

    @Test
    void theyAreFormedGameByGameForASearch() {
        NumberReader reader = NumberReader.of("own:lifting", LittleGame.trace().traits());
        double[] read = reader.read(LittleGame.trace()).orElseThrow();
        assertEquals(
                List.of(2.0, 6.0), IntStream.range(0, 2).mapToObj(i -> read[i]).toList());
    }

    /** One rule set counts the share of games with a lift, another how many there are. */
    @Test
    void whatRuleSetsCountInTwoWaysUnderOneNameIsToldApart() {
        MetricRow lifts = row("own:lifts");
        MetricRow other = new MetricRow(
                "own:lifts", OwnMetrics.metric(metric(Kind.GAMES)), "lifts", Measurement.SHARE_OF_GAMES, Margin.NONE);

        MetricRow apart = OwnMetrics.toldApart(lifts, List.of(lifts, other));

        assertEquals("own:lifts (mean, lifts a game)", apart.id());
        assertEquals("lifts (mean, lifts a game)", apart.label());
        assertTrue(apart.isNamed("own:lifts"));
        assertEquals(
                "own:lifts (share of games)",
                OwnMetrics.toldApart(other, List.of(lifts, other)).id());
        assertEquals(
                "own:lifts", OwnMetrics.toldApart(lifts, List.of(lifts, lifts)).id());
    }

    private static GameMetric metric(Kind kind) {
        return new GameMetric("lifts", "Any.", "these tests", kind, "plies", game -> Amount.NONE);
    }
}
