package org.plyspace.lab.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.FactorialProcess;
import org.plyspace.statistics.JointIntervals;
import org.plyspace.statistics.SharedClusters;

/**
 * Searches settings for those that serve several objectives: by rounds, after each of which the worse half is dropped (successive
 * halving: K. Jamieson and A. Talwalkar, AISTATS 2016), as a Gaussian process of all rounds ranks them, and by finals that nothing was
 * chosen by. The result depends only on the games.
 *
 * @param plan the plan for this number of settings and objectives
 */
public record RuleSearch(RuleSpace space, List<Objective> objectives, SearchPlan plan, SearchGames games) {

    /** Plays all rounds and the finals. */
    public RuleSearchResult run() {
        List<Integer> others =
                IntStream.range(1, space.settings().size()).boxed().toList();
        List<RuleSearchResult.MainEffect> effects = List.of();
        Screening screening = new Screening(space, objectives);
        for (int round = 1; round <= plan.rounds().size(); round++) {
            SearchStage stage = stage(round, plan.rounds().get(round - 1), others);
            List<List<ClusteredSample>> samples = games.play(stage).samples();
            if (round == 1) {
                effects = MainEffects.of(space, objectives, samples);
            }
            screening.add(stage, samples);
            int next = (round < plan.rounds().size() ? plan.rounds().get(round) : plan.finals()).settings() - 1;
            others = screening.ranked(others).subList(0, next);
        }
        SearchStage finals = stage(0, plan.finals(), others);
        List<RuleSearchResult.Finalist> all = finalists(finals, games.play(finals));
        return new RuleSearchResult(plan, objectives, all.get(0), all.subList(1, all.size()), effects);
    }

    private static SearchStage stage(int number, SearchPlan.Part part, List<Integer> others) {
        List<Integer> settings = new ArrayList<>(List.of(0));
        settings.addAll(others);
        return new SearchStage(number, settings, part.games());
    }

    private List<RuleSearchResult.Finalist> finalists(SearchStage stage, SearchGames.StageResult result) {
        JointIntervals intervals = plan.intervals();
        List<List<Estimate>> estimates = result.samples().stream()
                .map(sample -> IntStream.range(0, objectives.size())
                        .mapToObj(objective ->
                                estimate(intervals, objectives.get(objective).quantity(), sample.get(objective)))
                        .toList())
                .toList();
        List<List<Double>> losses = estimates.stream()
                .map(each -> IntStream.range(0, objectives.size())
                        .mapToObj(objective -> objectives
                                .get(objective)
                                .loss(
                                        each.get(objective).mean(),
                                        estimates.get(0).get(objective).mean()))
                        .toList())
                .toList();
        return IntStream.range(0, estimates.size())
                .mapToObj(i -> new RuleSearchResult.Finalist(
                        stage.settings().get(i),
                        estimates.get(i),
                        losses.get(i),
                        losses.stream().anyMatch(other -> beats(other, losses.get(i))),
                        result.same().contains(stage.settings().get(i))))
                .toList();
    }

    private static Estimate estimate(JointIntervals intervals, Quantity quantity, ClusteredSample sample) {
        return quantity.unit().isShare() ? intervals.share(sample) : intervals.mean(sample, quantity.most());
    }

    private static boolean beats(List<Double> one, List<Double> other) {
        boolean better = false;
        for (int i = 0; i < one.size(); i++) {
            if (!(one.get(i) <= other.get(i))) {
                return false;
            }
            better |= one.get(i) < other.get(i);
        }
        return better;
    }

    /** What the rounds tell of all settings: a Gaussian process for each objective, and the sum of expected losses. Confined to one thread. */
    static final class Screening {

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
            List<FactorialProcess.Observation> seen = new ArrayList<>();
            double[] shifts = new double[rounds.size()];
            for (int block = 0; block < rounds.size(); block++) {
                SharedClusters results = rounds.get(block).results().get(objective);
                shifts[block] = results.shift() / (margin * margin);
                List<Integer> settings = rounds.get(block).stage().settings();
                for (int i = 0; i < settings.size(); i++) {
                    double variance = results.variance(i) / (margin * margin);
                    if (!Double.isNaN(variance)) {
                        seen.add(new FactorialProcess.Observation(
                                settings.get(i),
                                block,
                                results.value(i) / margin,
                                Math.max(SMALLEST_VARIANCE, variance)));
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

    /** Plays the games of a search. */
    public interface SearchGames {

        /** Plays a stage. The same stage always gives the same results. */
        StageResult play(SearchStage stage);

        /**
         * The results of the games of a stage.
         *
         * @param samples for each setting of the stage, in order, the sample of each objective's number, in order; clusters are openings
         * @param same the settings, by their places in the {@link RuleSpace}, all of whose games are those of the unchanged rules, in moves,
         *     results and reasons
         */
        record StageResult(List<List<ClusteredSample>> samples, Set<Integer> same) {}
    }
}
