package org.plyspace.lab.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What came of one test of a claim.
 *
 * @param verdict on what was tested
 * @param cases what was counted; empty if games were played or nothing was tested
 * @param played what games said; empty if none were played
 */
public record TestResult(ClaimTest test, ClaimVerdict verdict, List<CaseResult> cases, Optional<Played> played) {

    /** Takes a copy. */
    public TestResult {
        cases = List.copyOf(cases);
    }

    /**
     * What games said.
     *
     * @param measured the number, or the difference from the baseline
     * @param claimed where it was claimed to lie, in the same unit
     * @param games how many were played of each setting, or pairs
     * @param share whether the number is a fraction of 1, which reports give in per cent
     * @param unit of the number
     * @param player who played
     * @param toSettle how many games would settle it; empty if it is settled or that cannot be told
     */
    public record Played(
            MeasuredNumber measured,
            ClaimedRange claimed,
            int games,
            boolean share,
            String unit,
            String player,
            OptionalLong toSettle) {}

    /** Of cases that were counted. */
    static TestResult counted(ClaimTest test, List<CaseResult> cases) {
        boolean all = cases.stream().allMatch(CaseResult::holds);
        return new TestResult(test, all ? ClaimVerdict.SUPPORTED : ClaimVerdict.REFUTED, cases, Optional.empty());
    }

    /** The result of a test that was not carried out: it cannot be, or no games were played for it. */
    public static TestResult without(ClaimTest test) {
        return new TestResult(
                test,
                test instanceof PlayedTest ? ClaimVerdict.NOT_SETTLED : ClaimVerdict.NOT_TESTABLE,
                List.of(),
                Optional.empty());
    }

    /** Why nothing was tested; empty if something was. */
    public Optional<String> because() {
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

    /** What is counted as games: games of each setting, pairs, or games of each exchange; empty where none are played. */
    public String gamesWord() {
        return test instanceof PlayedTest asked ? asked.gamesWord() : "";
    }

    /** How many the claim asks for; 0 where it asks for none. */
    public int gamesAskedFor() {
        return test instanceof PlayedTest asked ? asked.games() : 0;
    }
}
