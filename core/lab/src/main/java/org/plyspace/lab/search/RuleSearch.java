package org.plyspace.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.lab.search.SearchResult.Finalist;
import org.plyspace.lab.search.SearchResult.MainEffect;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.JointIntervals;

/**
 * Searches settings for those that serve several objectives: by rounds, after each of which the worse half is dropped (successive
 * halving: K. Jamieson and A. Talwalkar, AISTATS 2016), as a Gaussian process of all rounds ranks them, and by finals that nothing was
 * chosen by. The result depends only on the games.
 */
public final class RuleSearch {

    private final RuleSpace space;
    private final List<Objective> objectives;
    private final SearchPlan plan;
    private final SearchGames games;

    /**
     * Creates a search.
     *
     * @param plan the plan for this number of settings and objectives
     */
    public RuleSearch(RuleSpace space, List<Objective> objectives, SearchPlan plan, SearchGames games) {
        this.space = space;
        this.objectives = List.copyOf(objectives);
        this.plan = plan;
        this.games = games;
    }

    /** Plays all rounds and the finals. */
    public SearchResult run() {
        List<Integer> others =
                IntStream.range(1, space.settings().size()).boxed().toList();
        List<MainEffect> effects = List.of();
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
        List<Finalist> all = finalists(finals, games.play(finals));
        return new SearchResult(plan, objectives, all.get(0), all.subList(1, all.size()), effects);
    }

    private static SearchStage stage(int number, SearchPlan.Part part, List<Integer> others) {
        List<Integer> settings = new ArrayList<>(List.of(0));
        settings.addAll(others);
        return new SearchStage(number, settings, part.games());
    }

    private List<Finalist> finalists(SearchStage stage, StageResult result) {
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
                .mapToObj(i -> new Finalist(
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
}
