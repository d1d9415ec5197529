package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.lab.claim.Claim;
import org.plyspace.lab.claim.ClaimResult;
import org.plyspace.lab.claim.RuleSetClaims;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.claim.TestResult;

/** What became of claims as tables of Markdown, one for each source. */
public final class ClaimsPage {

    private ClaimsPage() {}

    /** The tables, with a heading each. */
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
                lines.add("| | claim | tested | found | verdict |");
                lines.add("| --- | --- | --- | --- | --- |");
                set.results().forEach(result -> lines.add(row(set, result)));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static String row(RuleSetClaimsResult set, ClaimResult result) {
        return beginOfRow(set.set(), result.claim()) + found(result) + " | **"
                + result.verdict().word() + "** |";
    }

    /** The row of a claim as far as it does not depend on results. */
    public static String beginOfRow(RuleSetClaims set, Claim claim) {
        String about = claim.about().map(text -> " (" + cell(text) + ")").orElse("");
        return "| " + set.cite(claim).replace(" ", "&nbsp;") + " | \"" + cell(claim.text()) + "\"" + about + " | "
                + cell(claim.hypothesis()) + " | ";
    }

    private static String found(ClaimResult result) {
        List<String> parts = new ArrayList<>();
        for (TestResult test : result.tests()) {
            ClaimWords.findings(test).forEach(finding -> parts.add(cell(ClaimWords.verdict(result, test) + finding)));
            test.played()
                    .map(played -> ClaimWords.open(test, played))
                    .filter(open -> !open.isEmpty())
                    .ifPresent(parts::add);
        }
        result.claim().remark().ifPresent(remark -> parts.add("*" + cell(remark) + "*"));
        return parts.stream().collect(Collectors.joining("<br>"));
    }

    /** Nothing in it ends a cell, or is taken for a tag or emphasis. */
    static String cell(String text) {
        return Texts.printable(text.replaceAll("\\s+", " "))
                .replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("*", "\\*")
                .replace("<", "&lt;");
    }
}
