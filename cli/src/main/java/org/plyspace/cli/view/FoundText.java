package org.plyspace.cli.view;

import java.util.Locale;

/** A line of best play on one line of text. */
public final class FoundText {

    private FoundText() {}

    /** Score, expectancy and moves: {@code +0.49  57 %  3a1-3b3 3a8-3b6}. */
    public static String of(FoundReport.Entry entry) {
        return String.format(
                Locale.ROOT,
                "%11s %4.0f %%  %s",
                entry.worth().text(),
                100 * entry.expectancy(),
                String.join(" ", entry.line()));
    }
}
