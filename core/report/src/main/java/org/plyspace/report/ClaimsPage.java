package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyspace.api.Texts;
import org.plyspace.lab.claim.Claim;
import org.plyspace.lab.claim.ClaimResult;
import org.plyspace.lab.claim.RuleSetClaims;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.claim.TestResult;

/**
 * The results of claims in Markdown: for each source a table of its claims with their verdicts, and below it a section for each claim
 * with its whole text, its hypothesis and what was found.
 */
public final class ClaimsPage {

    /** The most characters of a claim's text in its row. */
    private static final int EXCERPT = 100;

    private ClaimsPage() {}

    /** The summary, then each source with a heading. */
    public static String render(List<RuleSetClaimsResult> sets) {
        List<String> lines = new ArrayList<>();
        lines.add(ClaimWords.summary(sets) + ".");
        for (RuleSetClaimsResult set : sets) {
            if (!set.results().isEmpty()) {
                lines.add("");
                lines.add("## "
                        + cell(set.set().id() + ": " + set.set().source() + ", "
                                + set.set().title()));
                lines.add("");
                lines.add("| | claim | verdict |");
                lines.add("| --- | --- | --- |");
                set.results()
                        .forEach(result -> lines.add(beginOfRow(set.set(), result.claim()) + "**"
                                + result.verdict().word() + "** |"));
                for (ClaimResult result : set.results()) {
                    lines.add("");
                    lines.add(question(set.set(), result.claim()));
                    lines.add("");
                    lines.addAll(found(result));
                }
            }
        }
        return String.join("\n", lines) + "\n";
    }

    /** The row of a claim up to its verdict. */
    static String beginOfRow(RuleSetClaims set, Claim claim) {
        String cite = set.cite(claim);
        String anchor = cite.toLowerCase(Locale.ROOT).replace(' ', '-');
        return "| [" + cite.replace(" ", "&nbsp;") + "](#" + anchor + ") | \"" + cell(excerpt(claim.text())) + "\" | ";
    }

    private static String excerpt(String text) {
        List<String> lines = Wrapping.betweenWords(text, EXCERPT);
        return lines.get(0) + (lines.size() > 1 ? " ..." : "");
    }

    /** The section of a claim as far as it does not depend on results: its text and its hypothesis. */
    static String question(RuleSetClaims set, Claim claim) {
        String about = claim.about().map(text -> " (" + cell(text) + ")").orElse("");
        return "### " + set.cite(claim) + "\n\n\"" + cell(claim.text()) + "\"" + about + "\n\nTested: "
                + cell(claim.hypothesis());
    }

    private static List<String> found(ClaimResult result) {
        List<String> lines = new ArrayList<>();
        lines.add("Found: **" + result.verdict().word() + "**");
        lines.add("");
        for (TestResult test : result.tests()) {
            ClaimWords.findings(test)
                    .forEach(finding -> lines.add("* " + cell(ClaimWords.verdict(result, test) + finding)));
            test.played()
                    .map(played -> ClaimWords.open(test, played))
                    .filter(open -> !open.isEmpty())
                    .ifPresent(open -> lines.add("  * " + open));
        }
        result.claim().remark().ifPresent(remark -> lines.addAll(List.of("", "*" + cell(remark) + "*")));
        return lines;
    }

    /** The text on one line, escaped so that nothing in it ends a cell or is taken for a tag or emphasis. */
    static String cell(String text) {
        return Texts.printable(text.replaceAll("\\s+", " "))
                .replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("*", "\\*")
                .replace("<", "&lt;");
    }
}
