package org.plyspace.conformance.check;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The answers of rule sets, to be written as JSON.
 *
 * @param refused the files that were refused, with their mistakes
 */
public record CheckedRules(boolean holds, List<OfVariant> variants, List<String> refused) {

    /** The answers of these rule sets. */
    public static CheckedRules of(List<RuleCheck> checks, List<String> refused) {
        return new CheckedRules(
                refused.isEmpty() && checks.stream().allMatch(RuleCheck::holds),
                checks.stream().map(OfVariant::of).toList(),
                List.copyOf(refused));
    }

    /** The answers of one rule set. */
    public record OfVariant(String variant, boolean holds, List<OfQuestion> checks, Map<String, Integer> ends) {

        static OfVariant of(RuleCheck check) {
            return new OfVariant(
                    check.variant(),
                    check.holds(),
                    check.answers().stream().map(OfQuestion::of).toList(),
                    check.ends());
        }
    }

    /** One answer; no failure if it holds. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record OfQuestion(String id, String statement, int asked, boolean holds, Optional<String> failure) {

        static OfQuestion of(CheckAnswer answer) {
            return new OfQuestion(answer.id(), answer.statement(), answer.asked(), answer.holds(), answer.failure());
        }
    }
}
