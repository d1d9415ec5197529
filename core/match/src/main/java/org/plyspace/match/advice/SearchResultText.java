package org.plyspace.match.advice;

import java.util.List;
import java.util.Locale;

/** Search results as text, one line of best play on each line. */
public final class SearchResultText {

    private SearchResultText() {}

    /** One line for each entry, with its depth if there are several, or if it is not that of the last complete iteration. */
    public static List<String> lines(SearchResultReport report) {
        List<SearchResultReport.Entry> lines = report.lines();
        boolean plain = lines.size() == 1 && lines.get(0).depth() == report.depth();
        return lines.stream()
                .map(entry -> plain ? of(entry) : String.format(Locale.ROOT, "  depth %-2d", entry.depth()) + of(entry))
                .toList();
    }

    /** Score, expectancy and moves: {@code +0.49  57 %  3a1-3b3 3a8-3b6}. */
    public static String of(SearchResultReport.Entry entry) {
        return String.format(
                Locale.ROOT,
                "%11s %4.0f %%  %s",
                entry.worth().text(),
                100 * entry.expectancy(),
                String.join(" ", entry.line()));
    }

    /**
     * The score of the best move in a sentence.
     *
     * @param side the side to move
     */
    public static String inWords(SearchResultReport report, String side) {
        SearchResultReport.Entry best = report.lines().get(0);
        String score = best.worth().text();
        return String.format(
                Locale.ROOT,
                "a search of %,d moves, %s: %s%s for %s, which can expect %.0f %% of the points",
                report.nodes(),
                switch (report.depth()) {
                    case 0 -> "which did not finish one ply";
                    case 1 -> "1 ply deep";
                    default -> report.depth() + " plies deep";
                },
                score,
                best.score().isPresent() ? " pawns" : "",
                side,
                100 * best.expectancy());
    }
}
