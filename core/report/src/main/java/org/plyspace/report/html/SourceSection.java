package org.plyspace.report.html;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.lab.study.SourceFile;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.report.doc.Table;

/** The section on the origin of a page's numbers, and how to reproduce them. */
record SourceSection(ReportOrigin provenance, HtmlWriter html) {

    /**
     * Writes the section.
     *
     * @param data the names of the files beside the page, with their contents
     */
    void write(Map<String, String> data) {
        html.section("source", "How this was made");
        commands();
        plan();
        files();
        statistics();
        html.element("h3", "Data").open("p").say("Beside this page: ");
        String comma = "";
        for (Map.Entry<String, String> file : data.entrySet()) {
            html.say(comma)
                    .open("a", "href", file.getKey(), "download", file.getKey())
                    .say(file.getKey())
                    .close()
                    .say(" (" + file.getValue() + ")");
            comma = ", ";
        }
        html.say(". Under every chart its numbers are there as CSV, and its drawing as SVG.")
                .closeLine();
        html.closeLine();
    }

    private void commands() {
        html.element("h3", "Commands").open("pre", "tabindex", "0").open("code");
        html.sayLines(String.join("\n", provenance.commands()));
        html.close().closeLine();
        if (!provenance.experiment().isEmpty()) {
            html.open("details").element("summary", "The experiment's file");
            html.open("pre", "tabindex", "0").open("code").sayLines(provenance.experiment());
            html.close().close().closeLine();
        }
    }

    private void plan() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("Plyspace", provenance.version());
        all.put("seed", String.valueOf(provenance.seed()));
        all.putAll(provenance.plan());
        for (HostInfo hostInfo : provenance.machines()) {
            all.merge(
                    "played on",
                    "Java " + hostInfo.java() + ", " + hostInfo.os() + ", " + hostInfo.processors()
                            + (hostInfo.processors() == 1 ? " processor" : " processors"),
                    (one, other) -> one + "; " + other);
        }
        html.open("dl");
        all.forEach((name, value) -> html.element("dt", name).element("dd", value));
        html.closeLine();
    }

    private void files() {
        html.element("h3", "Files that the games depend on");
        Table table = Table.headed("used by", List.of("file", "SHA-256"));
        for (SourceFile file : provenance.files()) {
            table.row(file.usedBy(), Cell.of(file.file()), Cell.of(file.sha256()));
        }
        html.table("Files that the games depend on", table);
    }

    private void statistics() {
        html.element("h3", "Statistics")
                .p(
                        "Intervals are 95 % confidence intervals with games, or openings where several games share one, as observations:"
                                + " Wilson's score interval for shares (of moves, the number divided by the design effect), Student's t"
                                + " for means, a bootstrap over clusters for ratios (BCa) and quartiles (bias-corrected). Differences between settings of one"
                                + " rule set are paired by opening. p is two-sided; q is p after Benjamini and Hochberg over all differences"
                                + " of its kind (within rule sets, or between them), and a difference is flagged if q is at most 5 %; a share of the games that ended"
                                + " only if the same share of all games differs too. Settings are called alike if the interval"
                                + " excludes 5 points of a share of games or 10 % of length, however games that were cut off count. What was"
                                + " written down before errs in at most 5 % of experiments in favour of any hypothesis, and against any: by Holm's method,"
                                + " or, where there are margins or looks, by intervals that hold together at all looks. Same seed, same games, same page.");
    }
}
