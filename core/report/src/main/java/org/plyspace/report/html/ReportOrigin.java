package org.plyspace.report.html;

import java.util.List;
import java.util.Map;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.lab.study.SourceFile;
import org.plyspace.lab.verdict.EffectBreakdown;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.OddsValues;

/**
 * The origin of a report's numbers: what it takes to reproduce them.
 *
 * @param title the title of the report
 * @param commands the command lines that produced it, in order
 * @param version the version of Plyspace
 * @param seed the seed of all random choices
 * @param plan other settings, such as openings and the ply at which games were cut off: names with their values, in order
 * @param files the files on which the games depend
 * @param machines the computers on which the games were played; empty if unknown
 * @param hypotheses the hypotheses written down beforehand, each with its result
 * @param breakdowns the effects of hypotheses by depth and by opening, where these vary
 * @param values what pieces are worth, where games began with odds
 * @param grownFrom the numbers of games that the experiment had before it was given more, see {@link
 *     org.plyspace.lab.verdict.StoredSummary}
 * @param experiment the experiment's file; empty without one
 */
public record ReportOrigin(
        String title,
        List<String> commands,
        String version,
        long seed,
        Map<String, String> plan,
        List<SourceFile> files,
        List<HostInfo> machines,
        List<HypothesisResult> hypotheses,
        List<EffectBreakdown> breakdowns,
        List<OddsValues> values,
        List<Integer> grownFrom,
        String experiment) {}
