package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Aspect;

/**
 * The rules of a page's settings side by side: the rule sets compared with each other, and each with the changes that its options make.
 * Equal rows are folded.
 */
final class RuleSections {

    private static final String NOTHING = "–";

    private final List<RuleSheet> sheets;
    private final Html html;

    RuleSections(List<RuleSheet> sheets, Html html) {
        this.sheets = sheets;
        this.html = html;
    }

    void write() {
        html.open("section", "id", "rules").element("h2", "Rules side by side");
        Map<String, List<RuleSheet>> bySet = new LinkedHashMap<>();
        List<RuleSheet> firsts = new ArrayList<>();
        for (RuleSheet sheet : sheets) {
            List<RuleSheet> same = bySet.computeIfAbsent(sheet.id(), unused -> new ArrayList<>());
            if (same.isEmpty()) {
                firsts.add(sheet);
            }
            same.add(sheet);
        }
        if (firsts.size() > 1) {
            html.element("h3", "Rule sets");
            write(firsts, "Rules of each rule set");
        }
        for (RuleSheet first : firsts) {
            List<RuleSheet> same = bySet.get(first.id());
            if (same.size() > 1 || firsts.size() == 1) {
                html.element("h3", first.title());
                write(same, "Rules of the settings of " + first.title());
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
            html.element("p", "Their rulebooks do not differ.");
        } else {
            rows(side, specs(side), caption, different);
        }
        if (!equal.isEmpty()) {
            html.open("details").element("summary", folded(equal.size()));
            rows(side.subList(0, 1), List.of("in all"), caption + ": what all of them have", equal);
            html.closeLine();
        }
    }

    private static String folded(int rows) {
        return rows == 1 ? "One rule is the same in all" : rows + " rules are the same in all";
    }

    private static List<String> specs(List<RuleSheet> side) {
        return side.stream().map(RuleSheet::spec).toList();
    }

    private void rows(List<RuleSheet> side, List<String> names, String caption, List<Aspect> aspects) {
        List<String> columns = new ArrayList<>(names);
        columns.add(0, "rule");
        DataTable table = new DataTable(html, caption, columns.toArray(new String[0]));
        for (Aspect aspect : aspects) {
            table.row(aspect.word());
            String first = side.get(0).says(aspect);
            for (int i = 0; i < side.size(); i++) {
                String text = side.get(i).says(aspect);
                boolean same = i > 0 && text.equals(first);
                table.text(same ? "as in " + side.get(0).spec() : text.isEmpty() ? NOTHING : text);
            }
            table.endRow();
        }
        table.end();
    }
}
