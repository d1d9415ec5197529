package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.lab.compare.AspectRow;
import org.plyspace.lab.compare.RuleSetSummary;

/** Rulebooks side by side, aspect by aspect; statements that all of them share are folded. */
final class RulesSideBySide {

    private static final int NARROWEST = 24;
    private static final String NOTHING = "-";

    private final List<RuleSetSummary> ruleSets;
    private final boolean firstIsBaseline;

    /** Lays out rule sets; if the first is their baseline, it is repeated beside all others. */
    RulesSideBySide(List<RuleSetSummary> ruleSets, boolean firstIsBaseline) {
        this.ruleSets = ruleSets;
        this.firstIsBaseline = firstIsBaseline;
    }

    /** The lines, of about {@code width} characters. */
    String render(int width) {
        TextTable table = new TextTable(
                ruleSets.stream().map(RuleSetSummary::name).toList(), ruleSets.size(), firstIsBaseline, NARROWEST);
        table.row("", ruleSets.stream().map(RuleSetSummary::title).toList());
        List<Aspect> alike = new ArrayList<>();
        for (AspectRow row : AspectRow.of(ruleSets)) {
            if (row.isSame()) {
                alike.add(row.aspect());
            } else {
                table.gap();
                table.row(
                        row.aspect().word(),
                        row.texts().stream()
                                .map(text -> text.isEmpty() ? NOTHING : text)
                                .toList());
            }
        }
        return table.render(width) + folded(alike, width);
    }

    private static String folded(List<Aspect> alike, int width) {
        if (alike.isEmpty()) {
            return "";
        }
        String text = alike.size() + (alike.size() == 1 ? " aspect is" : " aspects are") + " the same in all: "
                + alike.stream().map(Aspect::word).collect(Collectors.joining(", "));
        return "\n" + String.join("\n", Wrapping.wrap(text, width)) + "\n";
    }
}
