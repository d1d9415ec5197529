package org.plyspace.cli.view;

import java.util.Locale;

/** A line of best play on one line of text. */
public final class FoundText {

    private static final double PAWN = 100;

    private FoundText() {}

    /** Score, expectancy and moves: {@code +0.49  57 %  3a1-3b3 3a8-3b6}. */
    public static String of(FoundReport.Entry entry) {
        return String.format(
                Locale.ROOT,
                "%11s %4.0f %%  %s",
                score(entry),
                100 * entry.expectancy(),
                String.join(" ", entry.line()));
    }

    private static String score(FoundReport.Entry entry) {
        if (entry.winIn().isPresent()) {
            return "win in " + moves(entry.winIn().get());
        }
        if (entry.lossIn().isPresent()) {
            return "loss in " + moves(entry.lossIn().get());
        }
        return String.format(Locale.ROOT, "%+.2f", entry.score().orElseThrow() / PAWN);
    }

    /** Moves of the side to move, counted as people count them. */
    private static int moves(int plies) {
        return (plies + 1) / 2;
    }
}
