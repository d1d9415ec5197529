package org.plyspace.lab.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.FactorialProcess;
import org.plyspace.statistics.FactorialProcess.Observation;
import org.plyspace.statistics.SharedClusters;

/** What the rounds tell of all settings: a Gaussian process for each objective, and the sum of expected losses. Confined to one thread. */
final class Screening {

    /** The smallest variance in squared margins: no number of equal games makes a value certain. */
    private static final double SMALLEST_VARIANCE = 1e-4;

    private final List<int[]> levels;
    private final List<Objective> objectives;
    private final List<Round> rounds = new ArrayList<>();

    /** The ratios of a round, by objective. */
    private record Round(SearchStage stage, List<SharedClusters> results) {}

    Screening(RuleSpace space, List<Objective> objectives) {
        this.levels = space.levels();
        this.objectives = objectives;
    }

    /** Adds the results of a round, as {@link SearchGames} gives them. */
    void add(SearchStage stage, List<List<ClusteredSample>> samples) {
        rounds.add(new Round(
                stage,
                IntStream.range(0, objectives.size())
                        .mapToObj(objective -> SharedClusters.of(
                                samples.stream()
                                        .map(each -> each.get(objective))
                                        .toList(),
                                objectives.get(objective).quantity().most()))
                        .toList()));
    }

    /** These settings, those first that are expected to be best. */
    List<Integer> ranked(List<Integer> settings) {
        double[] losses = new double[levels.size()];
        for (int objective = 0; objective < objectives.size(); objective++) {
            addLosses(objective, losses);
        }
        return settings.stream()
                .sorted(Comparator.comparingDouble(setting -> losses[setting]))
                .toList();
    }

    private void addLosses(int objective, double[] losses) {
        double unchanged = unchanged(objective);
        double margin = objectives.get(objective).quantity().margin(unchanged);
        List<Observation> seen = new ArrayList<>();
        double[] shifts = new double[rounds.size()];
        for (int block = 0; block < rounds.size(); block++) {
            SharedClusters results = rounds.get(block).results().get(objective);
            shifts[block] = results.shift() / (margin * margin);
            List<Integer> settings = rounds.get(block).stage().settings();
            for (int i = 0; i < settings.size(); i++) {
                double variance = results.variance(i) / (margin * margin);
                if (!Double.isNaN(variance)) {
                    seen.add(new Observation(
                            settings.get(i), block, results.value(i) / margin, Math.max(SMALLEST_VARIANCE, variance)));
                }
            }
        }
        FactorialProcess process = FactorialProcess.fit(levels, seen, shifts);
        double target = process.at(0).mean() * margin;
        for (int setting = 0; setting < losses.length; setting++) {
            losses[setting] += objectives.get(objective).expectedLoss(process.at(setting), margin, target);
        }
    }

    /** The number of the unchanged rules over all rounds; NaN if it is unknown. */
    private double unchanged(int objective) {
        double sum = 0;
        int games = 0;
        for (Round round : rounds) {
            double value = round.results().get(objective).value(0);
            if (!Double.isNaN(value)) {
                sum += value * round.stage().games();
                games += round.stage().games();
            }
        }
        return sum / games;
    }
}
