package org.plyspace.lab.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The result of one test of a claim.
 *
 * @param verdict the verdict of the test
 * @param cases the results of cases; empty if games were played or nothing was tested
 * @param leftOut which cases were not asked, and why; empty if all were
 * @param played the number measured in games; empty if none were played
 */
public record TestResult(
        ClaimTest test,
        ClaimVerdict verdict,
        List<CaseResult> cases,
        Optional<String> leftOut,
        Optional<Played> played) {

    /** Copies the cases. */
    public TestResult {
        cases = List.copyOf(cases);
    }

    /**
     * A number measured in games.
     *
     * @param measured the number, or the difference from the baseline
     * @param claimed the claimed range, in the same unit
     * @param games the number of games of each setting, or of pairs
     * @param share whether the number is a fraction of 1, which reports give in per cent
     * @param unit the unit of the number
     * @param player the engine that played
     * @param toSettle the number of games that would settle it; empty if it is settled or that is unknown
     */
    public record Played(
            MeasuredNumber measured,
            ClaimedRange claimed,
            int games,
            boolean share,
            String unit,
            String player,
            OptionalLong toSettle) {}

    /** Creates the result of a test of cases, all of which were asked. */
    static TestResult counted(ClaimTest test, List<CaseResult> cases) {
        return counted(test, cases, Optional.empty());
    }

    /** Creates the result of a test of cases. */
    static TestResult counted(ClaimTest test, List<CaseResult> cases, Optional<String> leftOut) {
        boolean all = cases.stream().allMatch(CaseResult::holds);
        boolean open = leftOut.isPresent() || (test instanceof TablesTest asked && asked.isOnlyComparison());
        ClaimVerdict soFar = open ? ClaimVerdict.NOT_SETTLED : ClaimVerdict.SUPPORTED;
        return new TestResult(test, all ? soFar : ClaimVerdict.REFUTED, cases, leftOut, Optional.empty());
    }

    /** The result of a test that was not carried out: it cannot be, or no games were played for it. */
    public static TestResult without(ClaimTest test) {
        return new TestResult(
                test,
                test instanceof PlayedTest ? ClaimVerdict.NOT_SETTLED : ClaimVerdict.NOT_TESTABLE,
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** Why nothing was tested, or not everything; empty if all was. */
    public Optional<String> because() {
        if (leftOut.isPresent()) {
            return leftOut;
        }
        if (test instanceof UntestedTest untested) {
            return Optional.of(untested.because());
        }
        return test instanceof PlayedTest asked && played.isEmpty()
                ? Optional.of(String.format(
                        Locale.ROOT,
                        "%s: no games were played; it takes %,d %s",
                        test.effect(),
                        asked.games(),
                        asked.gamesWord()))
                : Optional.empty();
    }

    /** Whether the number is a difference from a baseline. */
    public boolean isDifference() {
        return (test instanceof MetricTest metric && metric.baseline().isPresent())
                || (test instanceof ContestTest contest && contest.baseline().isPresent());
    }

    /** The word for what is counted: games of each setting, pairs, or games of each exchange; empty if none are played. */
    public String gamesWord() {
        return test instanceof PlayedTest asked ? asked.gamesWord() : "";
    }

    /** The number of games that the claim asks for; 0 if it needs none. */
    public int gamesAskedFor() {
        return test instanceof PlayedTest asked ? asked.games() : 0;
    }
}
