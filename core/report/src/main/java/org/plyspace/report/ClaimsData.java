package org.plyspace.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.plyspace.lab.claim.CaseResult;
import org.plyspace.lab.claim.ClaimResult;
import org.plyspace.lab.claim.ClaimSizes;
import org.plyspace.lab.claim.ClaimVerdict;
import org.plyspace.lab.claim.ClaimedRange;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.claim.TestResult;
import org.plyspace.statistics.Estimate;

/** The results of claims as JSON (docs/json.md, Claims). */
public final class ClaimsData {

    private ClaimsData() {}

    /**
     * Converts the results to maps and lists that are written as JSON.
     *
     * @param failures why claims could not be read or tested
     */
    public static Map<String, Object> of(List<RuleSetClaimsResult> sets, ClaimSizes sizes, List<String> failures) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("quick", sizes.quick());
        data.put("seed", sizes.seed());
        Map<String, Object> counts = new LinkedHashMap<>();
        for (ClaimVerdict verdict : ClaimVerdict.values()) {
            counts.put(
                    verdict.word(),
                    sets.stream()
                            .flatMap(set -> set.results().stream())
                            .filter(result -> result.verdict() == verdict)
                            .count());
        }
        data.put("verdicts", counts);
        data.put(
                "claims",
                sets.stream()
                        .flatMap(set -> set.results().stream().map(result -> claim(set, result)))
                        .toList());
        data.put("failures", List.copyOf(failures));
        return data;
    }

    private static Map<String, Object> claim(RuleSetClaimsResult set, ClaimResult result) {
        Map<String, Object> claim = new LinkedHashMap<>();
        claim.put("variant", set.set().id());
        claim.put("source", set.set().source());
        claim.put("number", result.claim().number());
        claim.put("text", result.claim().text());
        result.claim().about().ifPresent(about -> claim.put("about", about));
        claim.put("hypothesis", result.claim().hypothesis());
        result.claim().remark().ifPresent(remark -> claim.put("remark", remark));
        claim.put("verdict", result.verdict().word());
        claim.put("tests", result.tests().stream().map(ClaimsData::test).toList());
        return claim;
    }

    private static Map<String, Object> test(TestResult result) {
        Map<String, Object> test = new LinkedHashMap<>();
        test.put("kind", result.test().kind());
        test.put("effect", result.test().effect());
        test.put("settings", result.test().settings());
        test.put("verdict", result.verdict().word());
        result.because().ifPresent(because -> test.put("because", because));
        if (!result.cases().isEmpty()) {
            test.put("cases", result.cases().stream().map(ClaimsData::found).toList());
        }
        result.played().ifPresent(played -> {
            test.put("player", played.player());
            test.put("unit", played.unit());
            test.put("games", played.games());
            test.put("gamesAskedFor", result.gamesAskedFor());
            put(test, played.measured().estimate());
            test.put("claimed", claimed(played.claimed()));
            played.toSettle().ifPresent(games -> test.put("gamesToSettle", games));
        });
        return test;
    }

    private static Map<String, Object> found(CaseResult result) {
        Map<String, Object> found = new LinkedHashMap<>();
        found.put("name", result.name());
        found.put("expected", result.expected());
        found.put("found", result.found());
        found.put("holds", result.holds());
        return found;
    }

    private static void put(Map<String, Object> test, Estimate estimate) {
        known(estimate.mean()).ifPresent(value -> test.put("value", value));
        known(estimate.low()).ifPresent(value -> test.put("low", value));
        known(estimate.high()).ifPresent(value -> test.put("high", value));
    }

    private static Map<String, Object> claimed(ClaimedRange range) {
        Map<String, Object> claimed = new LinkedHashMap<>();
        known(range.low()).ifPresent(value -> claimed.put("low", value));
        known(range.high()).ifPresent(value -> claimed.put("high", value));
        claimed.put("margin", range.margin());
        claimed.put("relative", range.relative());
        return claimed;
    }

    private static OptionalDouble known(double value) {
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }
}
