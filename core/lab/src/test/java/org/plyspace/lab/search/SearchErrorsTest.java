package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.search.RuleSearchResult.Finalist;
import org.plyspace.statistics.Estimate;
import org.plyspace.testing.InWholeForm;

/** How often, and by how much, searches of 20,000 simulated games err. */
@InWholeForm
class SearchErrorsTest {

    private static final int GAMES = 20_000;
    private static final int RUNS = 200;

    /** What searches found of what is true, in all runs. */
    private record Errors(int held, double beaten, double flattered, double regret) {}

    private static Errors search(double own) {
        List<double[]> runs = LongStream.rangeClosed(1, RUNS)
                .parallel()
                .mapToObj(seed -> search(new SyntheticRules(seed, own)))
                .toList();
        return new Errors((int) sum(runs, 0), sum(runs, 1) / RUNS, sum(runs, 2) / RUNS, sum(runs, 3) / RUNS);
    }

    private static double sum(List<double[]> runs, int which) {
        return runs.stream().mapToDouble(run -> run[which]).sum();
    }

    private static double[] search(SyntheticRules rules) {
        List<Objective> objectives = SyntheticRules.OBJECTIVES;
        SearchPlan plan = SearchPlan.of(SyntheticRules.space().settings().size(), objectives.size(), GAMES);
        RuleSearchResult result = new RuleSearch(SyntheticRules.space(), objectives, plan, rules).run();
        List<Finalist> finalists = result.finalists();
        boolean held =
                result.finalists().stream().allMatch(each -> holds(rules, each)) && holds(rules, result.unchanged());
        double beaten = (double) finalists.stream()
                        .filter(each -> rules.isBeatenEverywhere(each.setting()))
                        .count()
                / finalists.size();
        Finalist first = finalists.get(0);
        double shown = first.losses().stream().mapToDouble(Double::doubleValue).sum();
        double least = finalists.stream()
                .mapToDouble(each -> rules.loss(each.setting()))
                .min()
                .orElseThrow();
        return new double[] {held ? 1 : 0, beaten, rules.loss(first.setting()) - shown, least - rules.leastLoss()};
    }

    private static boolean holds(SyntheticRules rules, Finalist finalist) {
        return IntStream.range(0, finalist.estimates().size()).allMatch(i -> {
            Estimate estimate = finalist.estimates().get(i);
            double truth = rules.truth(finalist.setting(), i);
            return estimate.low() <= truth && truth <= estimate.high();
        });
    }

    private static void assertHonest(Errors errors) {
        assertTrue(errors.held() >= 0.93 * RUNS, errors.toString());
        assertTrue(errors.beaten() <= 0.15, errors.toString());
        assertTrue(errors.flattered() < 0.2, errors.toString());
    }

    /** Seeds 1 to 12, or to 200. */
    @Test
    void optionsThatAddUpAreFoundAndToldAsTheyAre() {
        Errors errors = search(0);

        assertHonest(errors);
        assertTrue(errors.regret() < 0.2, errors.toString());
    }

    /** The same seeds, where each setting also has something of its own, half as large as the effect of a switch. */
    @Test
    void settingsThatFollowNoModelAreToldAsTheyAre() {
        assertHonest(search(0.5));
    }

    @Test
    void theSameGamesGiveTheSameResult() {
        SearchPlan plan = SearchPlan.of(128, 3, 4_000);
        RuleSearch search =
                new RuleSearch(SyntheticRules.space(), SyntheticRules.OBJECTIVES, plan, new SyntheticRules(4, 0));

        assertEquals(search.run(), search.run());
    }
}
