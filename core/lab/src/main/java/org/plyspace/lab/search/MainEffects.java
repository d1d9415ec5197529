package org.plyspace.lab.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.SharedClusters;

/** The effects of single options in a round of all settings, from which nothing has been chosen yet. */
final class MainEffects {

    private final RuleSpace space;
    private final Map<List<Integer>, Integer> places = new HashMap<>();

    private MainEffects(RuleSpace space) {
        this.space = space;
        for (int setting = 0; setting < space.settings().size(); setting++) {
            places.put(space.settings().get(setting).levels(), setting);
        }
    }

    /**
     * The effects.
     *
     * @param samples those of all settings, as {@link RuleSearch.SearchGames} gives them
     */
    static List<RuleSearchResult.MainEffect> of(
            RuleSpace space, List<Objective> objectives, List<List<ClusteredSample>> samples) {
        MainEffects effects = new MainEffects(space);
        List<SharedClusters> results = new ArrayList<>();
        for (int i = 0; i < objectives.size(); i++) {
            int objective = i;
            List<ClusteredSample> own =
                    samples.stream().map(each -> each.get(objective)).toList();
            results.add(
                    objectives.get(objective).quantity().unit().isShare()
                            ? SharedClusters.ofShares(own)
                            : SharedClusters.of(
                                    own, objectives.get(objective).quantity().most()));
        }
        List<RuleSearchResult.MainEffect> found = new ArrayList<>();
        for (int factor = 0; factor < space.factors().size(); factor++) {
            RuleSpace.Factor option = space.factors().get(factor);
            for (int level = 1; level < option.values().size(); level++) {
                List<int[]> pairs = effects.pairs(factor, level);
                if (!pairs.isEmpty()) {
                    found.add(new RuleSearchResult.MainEffect(
                            option.name(),
                            option.values().get(level),
                            pairs.size(),
                            results.stream()
                                    .map(each -> difference(each, pairs, samples.size()))
                                    .toList()));
                }
            }
        }
        return found;
    }

    /** The settings that differ only in one option, which has its first value and another one. */
    private List<int[]> pairs(int factor, int level) {
        List<int[]> pairs = new ArrayList<>();
        for (int with = 0; with < space.settings().size(); with++) {
            List<Integer> levels = new ArrayList<>(space.settings().get(with).levels());
            if (levels.get(factor) == level) {
                levels.set(factor, 0);
                Integer without = places.get(levels);
                if (without != null) {
                    pairs.add(new int[] {without, with});
                }
            }
        }
        return pairs;
    }

    private static Estimate difference(SharedClusters results, List<int[]> pairs, int settings) {
        List<int[]> known = pairs.stream()
                .filter(pair -> !Double.isNaN(results.value(pair[0])) && !Double.isNaN(results.value(pair[1])))
                .toList();
        if (known.isEmpty()) {
            return new Estimate(Double.NaN, Double.NaN, Double.NaN);
        }
        double[] weights = new double[settings];
        for (int[] pair : known) {
            weights[pair[0]] -= 1.0 / known.size();
            weights[pair[1]] += 1.0 / known.size();
        }
        return results.combination(weights);
    }
}
