package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.lab.claim.Claim;
import org.plyspace.lab.claim.ClaimResult;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.claim.TestResult;

/** The results of claims as text. */
public final class ClaimsText {

    private static final String INDENT = "  ";
    private static final String READING =
            "Intervals are 95 % confidence intervals. Verdicts on numbers that games told allow for all such tests together: they are wrong"
                    + " at all with a probability of 5 % at most (Holm).";

    private final List<RuleSetClaimsResult> sets;

    /** Prepares the text of these results. */
    public ClaimsText(List<RuleSetClaimsResult> sets) {
        this.sets = List.copyOf(sets);
    }

    /** The whole text, in lines of about {@code width} characters; it ends with how many claims there are of each verdict. */
    public String render(int width) {
        List<String> lines = new ArrayList<>();
        sets.stream().filter(set -> !set.results().isEmpty()).forEach(set -> add(lines, set, width));
        lines.addAll(Wrapping.wrap(READING, width));
        lines.add(ClaimWords.summary(sets));
        return String.join("\n", lines) + "\n";
    }

    private static void add(List<String> lines, RuleSetClaimsResult set, int width) {
        lines.addAll(Wrapping.wrap(
                set.set().id() + ": what " + set.set().source() + " claims, "
                        + set.set().title(),
                width));
        lines.add("");
        for (ClaimResult result : set.results()) {
            Claim claim = result.claim();
            lines.add(set.set().cite(claim) + ": " + result.verdict().word());
            indent(
                    lines,
                    "\"" + claim.text() + "\""
                            + claim.about().map(about -> " (" + about + ")").orElse(""),
                    width);
            indent(lines, "tested: " + claim.hypothesis(), width);
            for (TestResult test : result.tests()) {
                String verdict = ClaimWords.verdict(result, test);
                ClaimWords.findings(test).forEach(finding -> indent(lines, "- " + verdict + finding, width));
                test.played()
                        .map(played -> ClaimWords.open(test, played))
                        .filter(open -> !open.isEmpty())
                        .ifPresent(open -> indent(lines, INDENT + open, width));
            }
            claim.remark().ifPresent(remark -> indent(lines, "note: " + remark, width));
            lines.add("");
        }
    }

    private static void indent(List<String> lines, String text, int width) {
        String more = text.startsWith("- ") || text.startsWith(INDENT) ? INDENT : "";
        boolean first = true;
        for (String line : Wrapping.wrap(text, Math.max(1, width - INDENT.length() - more.length()))) {
            lines.add(INDENT + (first && text.startsWith("- ") ? "" : more) + line);
            first = false;
        }
    }
}
