package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.lab.claim.CaseResult;
import org.plyspace.lab.claim.ClaimResult;
import org.plyspace.lab.claim.ClaimVerdict;
import org.plyspace.lab.claim.ClaimedRange;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.claim.TestResult;
import org.plyspace.lab.claim.TestResult.Played;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;

/** The results of tests of claims, in words. */
final class ClaimWords {

    private static final Pattern INTERVAL = Pattern.compile(" \\(|$");

    private ClaimWords() {}

    /** The number of claims with each verdict: {@code 11 claims: 3 supported, 8 not settled}. */
    static String summary(List<RuleSetClaimsResult> sets) {
        Map<ClaimVerdict, Long> counts = sets.stream()
                .flatMap(set -> set.results().stream())
                .collect(Collectors.groupingBy(ClaimResult::verdict, TreeMap::new, Collectors.counting()));
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        return all
                + (all == 1 ? " claim" : " claims")
                + (all == 0 ? "" : ": ")
                + counts.entrySet().stream()
                        .map(entry -> entry.getValue() + " " + entry.getKey().word())
                        .collect(Collectors.joining(", "));
    }

    /**
     * The verdict of a test that needs games, as a prefix, if the claim has other tests too; otherwise empty, since each case states its
     * own result.
     */
    static String verdict(ClaimResult claim, TestResult test) {
        return claim.tests().size() > 1 && test.cases().isEmpty()
                ? test.verdict().word() + ": "
                : "";
    }

    /** The findings of a test: a sentence for each case, or one about the number measured in games. */
    static List<String> findings(TestResult result) {
        List<String> lines = new ArrayList<>();
        result.cases().forEach(each -> lines.add(found(each)));
        result.played().ifPresent(played -> lines.add(number(result, played)));
        result.because().ifPresent(lines::add);
        return lines;
    }

    private static String found(CaseResult each) {
        return each.name() + ": " + each.found() + (each.holds() ? "" : "; expected " + each.expected());
    }

    private static String number(TestResult result, Played played) {
        return result.test().effect() + ": " + estimate(result, played) + "; claimed " + claimed(result, played) + "; "
                + String.format(Locale.ROOT, "%,d", played.games()) + " " + result.gamesWord() + " of "
                + played.player();
    }

    /** The number with its interval: {@code 52 % (48-56)}. */
    static String estimate(TestResult result, Played played) {
        Estimate shown = played.measured().estimate().times(played.share() ? Unit.PER_CENT : 1);
        if (Double.isNaN(shown.mean())) {
            return "unknown";
        }
        String text = result.isDifference() ? EstimateText.difference(shown) : EstimateText.range(shown);
        return INTERVAL.matcher(text).replaceFirst(unit(result, played) + "$0");
    }

    private static String unit(TestResult result, Played played) {
        if (played.share()) {
            return result.isDifference() ? " points" : " %";
        }
        return " " + played.unit();
    }

    /** The claimed range: {@code above 50 %; up to 52 % would be too little}. */
    static String claimed(TestResult result, Played played) {
        ClaimedRange range = played.claimed();
        boolean share = played.share() || range.relative();
        String unit = range.relative() ? " % of the baseline's" : played.share() ? unit(result, played) : "";
        if (Double.isInfinite(range.high())) {
            return "above " + text(range.low(), share) + unit
                    + little(range.low() + range.margin(), "up to", range, share, unit);
        }
        if (Double.isInfinite(range.low())) {
            return "below " + text(range.high(), share) + unit
                    + little(range.high() - range.margin(), "down to", range, share, unit);
        }
        return text(range.low(), share) + " to " + text(range.high(), share) + unit;
    }

    private static String little(double number, String direction, ClaimedRange range, boolean share, String unit) {
        return range.margin() > 0 ? " (" + direction + " " + text(number, share) + unit + " is too little)" : "";
    }

    /** What is known although the claim is not settled: what is excluded, and how many games would settle it; empty if it is settled. */
    static String open(TestResult result, Played played) {
        if (result.verdict() != ClaimVerdict.NOT_SETTLED) {
            return "";
        }
        String games = played.toSettle().isPresent()
                ? "about "
                        + String.format(
                                Locale.ROOT, "%,d", rounded(played.toSettle().getAsLong())) + " " + result.gamesWord()
                        + " would settle it if the number stays"
                : "how many games would settle it cannot be told";
        return excluded(result, played) + games;
    }

    private static String excluded(TestResult result, Played played) {
        Estimate estimate = played.measured().estimate();
        if (!Double.isFinite(estimate.mean()) || Double.isNaN(estimate.halfWidth())) {
            return "";
        }
        double most = played.share() && !result.isDifference() ? 1 : Double.POSITIVE_INFINITY;
        double least = played.share() && !result.isDifference() ? 0 : Double.NEGATIVE_INFINITY;
        List<String> parts = new ArrayList<>();
        if (Double.isFinite(played.claimed().high()) && estimate.low() > least) {
            parts.add("below " + text(estimate.low(), played.share()));
        }
        if (Double.isFinite(played.claimed().low()) && estimate.high() < most) {
            parts.add("above " + text(estimate.high(), played.share()));
        }
        return parts.isEmpty()
                ? ""
                : String.join(" and ", parts) + unit(result, played) + (parts.size() == 1 ? " is" : " are")
                        + " excluded; ";
    }

    /** Rounds up to two significant digits, since the estimate is no more precise. */
    static long rounded(long games) {
        long unit = 1;
        while (games / unit >= 100) {
            unit *= 10;
        }
        return (games + unit - 1) / unit * unit;
    }

    private static String text(double value, boolean share) {
        double shown = share ? value * Unit.PER_CENT : value;
        String text = String.format(Locale.ROOT, Math.abs(shown) >= 10 || shown == 0 ? "%.1f" : "%.2f", shown);
        return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
    }
}
