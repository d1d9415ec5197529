package org.plyspace.lab.verdict;

import java.util.List;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.study.Experiment;

/**
 * The summary of the games in a store.
 *
 * @param table the metrics of every setting, and differences from baselines
 * @param hypotheses the results of the experiment's hypotheses, in order, for one engine after the other
 * @param breakdowns their effects by depth and by opening, where these vary
 * @param values what pieces are worth, where games began with odds
 * @param experiment the experiment that was played
 * @param grownFrom the numbers of games that it had before it was given more, ascending; empty if it never was
 */
public record StoredSummary(
        ResultTable table,
        List<HypothesisResult> hypotheses,
        List<EffectBreakdown> breakdowns,
        List<OddsValues> values,
        Experiment experiment,
        List<Integer> grownFrom) {}
