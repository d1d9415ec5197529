package org.plyspace.lab.search;

import java.util.List;
import org.plyspace.statistics.Estimate;

/**
 * The result of a search. All numbers of settings are from the finals, by which nothing was chosen.
 *
 * @param plan how the games were spent
 * @param objectives the objectives
 * @param unchanged the numbers of the unchanged rules
 * @param finalists the settings chosen, those first that the rounds ranked highest
 * @param effects the effects of each value of each option, from the first round; empty without one
 */
public record RuleSearchResult(
        SearchPlan plan,
        List<Objective> objectives,
        Finalist unchanged,
        List<Finalist> finalists,
        List<MainEffect> effects) {

    /**
     * A setting in the finals.
     *
     * @param setting its place in the {@link RuleSpace}
     * @param estimates the number of each objective; the intervals of all settings and objectives hold together
     * @param losses how bad each number is, in margins; the less, the better
     * @param beaten whether the number of another setting of the finals is no worse for any objective, and better for one
     * @param same whether all its games in the finals are those of the unchanged rules: what it changes never acted. False of these
     *     themselves
     */
    public record Finalist(int setting, List<Estimate> estimates, List<Double> losses, boolean beaten, boolean same) {}

    /**
     * What a value of an option does in the mean over all settings that differ in it only.
     *
     * @param option the option
     * @param value the value
     * @param pairs the number of pairs of settings, with this value and with the unchanged one
     * @param differences for each objective, how much larger its number is with this value; each interval stands for itself
     */
    public record MainEffect(String option, String value, int pairs, List<Estimate> differences) {}
}
