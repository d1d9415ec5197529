package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.report.doc.Table;

/**
 * The rules of a page's settings side by side: the rule sets compared with each other, and each with the changes that its options make.
 * Equal rows are folded.
 */
record RuleSections(List<RuleSheet> sheets, HtmlWriter html) {

    void write() {
        html.section("rules", "Rules", "Rules side by side");
        Collection<List<RuleSheet>> sets = sheets.stream()
                .collect(Collectors.groupingBy(RuleSheet::id, LinkedHashMap::new, Collectors.toList()))
                .values();
        if (sets.size() > 1) {
            html.element("h3", "Rule sets");
            write(sets.stream().map(same -> same.get(0)).toList(), "Rules of each rule set");
        }
        for (List<RuleSheet> same : sets) {
            if (same.size() > 1 || sets.size() == 1) {
                html.element("h3", same.get(0).title());
                write(same, "Rules of the settings of " + same.get(0).title());
            }
        }
        html.closeLine();
    }

    private void write(List<RuleSheet> side, String caption) {
        List<Aspect> equal = new ArrayList<>();
        List<Aspect> different = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            List<String> texts =
                    side.stream().map(sheet -> sheet.says(aspect)).distinct().toList();
            if (!texts.equals(List.of(""))) {
                (texts.size() == 1 ? equal : different).add(aspect);
            }
        }
        if (side.size() == 1) {
            rows(side, specs(side), caption, equal);
            return;
        }
        if (different.isEmpty()) {
            html.p("Their rulebooks do not differ.");
        } else {
            rows(side, specs(side), caption, different);
        }
        if (!equal.isEmpty()) {
            String folded = equal.size() == 1 ? "One rule is" : equal.size() + " rules are";
            html.open("details").element("summary", folded + " the same in all");
            rows(side.subList(0, 1), List.of("in all"), caption + ": what all of them have", equal);
            html.closeLine();
        }
    }

    private static List<String> specs(List<RuleSheet> side) {
        return side.stream().map(RuleSheet::spec).toList();
    }

    private void rows(List<RuleSheet> side, List<String> names, String caption, List<Aspect> aspects) {
        Table table = Table.headed("rule", names);
        for (Aspect aspect : aspects) {
            String first = side.get(0).says(aspect);
            List<Cell> cells = new ArrayList<>();
            for (RuleSheet sheet : side) {
                String text = sheet.says(aspect);
                boolean same = !cells.isEmpty() && text.equals(first);
                cells.add(
                        same ? Cell.of("as in " + side.get(0).spec()) : text.isEmpty() ? Cell.NOTHING : Cell.of(text));
            }
            table.row(aspect.word(), cells);
        }
        html.table(caption, table);
    }
}
