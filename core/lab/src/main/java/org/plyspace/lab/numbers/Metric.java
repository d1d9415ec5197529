package org.plyspace.lab.numbers;

/**
 * A property of games that is measured. It may have several numbers, such as one for each level or tag.
 *
 * @param id unique, for data files and the command line: {@code lead-changes}
 * @param title the title for people
 * @param group the subject of the metric
 * @param unit the unit of its numbers
 * @param formula how a number is computed
 * @param source who defined it, or which metric it is derived from
 * @param meaning an explanation for people, in one or two sentences
 * @param judged whether a judge must have evaluated the games
 */
public record Metric(
        String id,
        String title,
        MetricGroup group,
        Unit unit,
        String formula,
        String source,
        String meaning,
        boolean judged) {}
