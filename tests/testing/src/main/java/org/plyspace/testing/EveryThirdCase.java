package org.plyspace.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A parameterised test of which everyday builds ask every third case: the case that matters most comes first, and its source is
 * sampled nowhere else.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(EveryThirdCase.Sampling.class)
public @interface EveryThirdCase {

    /** Leaves out the other cases. */
    final class Sampling implements ExecutionCondition {

        /** The end of the unique id of a case, counted from 1. */
        private static final Pattern CASE = Pattern.compile("\\[test-template-invocation:#(\\d+)\\]$");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            Matcher found = CASE.matcher(context.getUniqueId());
            return TestForm.isWhole() || !found.find() || Integer.parseInt(found.group(1)) % 3 == 1
                    ? ConditionEvaluationResult.enabled("")
                    : ConditionEvaluationResult.disabled("asked in the whole form");
        }
    }
}
