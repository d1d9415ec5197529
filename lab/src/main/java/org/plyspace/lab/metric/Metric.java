package org.plyspace.lab.metric;

/**
 * Something that is measured, which may have several numbers: one a level, or one a tag.
 *
 * @param id unique, for data files and the command line: {@code lead-changes}
 * @param title what people call it
 * @param group what it is about
 * @param unit of its numbers
 * @param formula how a number is computed
 * @param source who defined it, or which metric it comes from
 * @param meaning one or two sentences for people
 * @param judged whether a judge must have looked at the games
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
