package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;
import org.plyspace.testing.InWholeForm;

/** Checks that a fundamental mistake is reported once, by the test that names it. */
final class FoundationsFirstTest {

    private final List<String> failures = new ArrayList<>();
    private final Set<String> reasonsOfSkipping = new TreeSet<>();
    private long frames;

    /** Skips the broken toys when they are run directly: {@code -Dtest=org/plyspace/tck/**} finds them too. */
    static final class FromHereOnly implements ExecutionCondition {

        private static final String HERE = "plyspace.foundations.first";

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return context.getConfigurationParameter(HERE).isPresent()
                    ? ConditionEvaluationResult.enabled("run by FoundationsFirstTest")
                    : ConditionEvaluationResult.disabled("a spoilt toy that FoundationsFirstTest runs");
        }
    }

    /** The toy with a wrong answer. */
    @ExtendWith(FromHereOnly.class)
    abstract static class Spoiled extends VariantContract {

        private final String question;
        private final Spoilt.Answer answer;

        Spoiled(String question, Spoilt.Answer answer) {
            this.question = question;
            this.answer = answer;
        }

        @Override
        protected Variant variant() {
            return Spoilt.variant(new ToyVariant(), Map.of(question, answer));
        }

        @Override
        protected List<Map<String, String>> optionSets() {
            return List.of(Map.of());
        }

        @Override
        protected Effort effort() {
            return new Effort(2, 10, 100, 1_000);
        }

        @Override
        protected List<String> positions(Rules rules) {
            return ToyPositions.RARE;
        }
    }

    static final class OneName extends Spoiled {

        OneName() {
            super("PositionWords.name", (words, arguments, truth) -> "a1");
        }
    }

    static final class NoRules extends Spoiled {

        NoRules() {
            super("Variant.rules", (variant, arguments, truth) -> {
                throw new IllegalArgumentException("no piece yet");
            });
        }
    }

    static final class WrongTag extends Spoiled {

        WrongTag() {
            super("Position.tags", (position, arguments, truth) -> {
                throw new IllegalStateException("no such cell");
            });
        }
    }

    static final class WrongKey extends Spoiled {

        WrongKey() {
            super("Position.key", (position, arguments, truth) -> 1L);
        }
    }

    @Test
    void forgottenNamesAreToldOnceAndAlone() {
        run(OneName.class);

        assertEquals(1, failures.size(), failures.toString());
        assertTrue(failures.get(0).contains("name of a cell"), failures.toString());
        assertEquals(Set.of("not tried, since squaresHaveDifferentNames fails"), reasonsOfSkipping);
    }

    @Test
    void rulesThatCannotBeMadeAreToldOnceAndAlone() {
        run(NoRules.class);

        assertEquals(1, failures.size(), failures.toString());
        assertTrue(failures.get(0).contains("no piece yet"), failures.toString());
        assertEquals(Set.of("not tried, since rulesCanBeMade fails"), reasonsOfSkipping);
    }

    /** The report must be short, since the author of the tag needs none of the kit's frames. */
    @Test
    void aTagThatFailsIsToldOnceAndAlone() {
        run(WrongTag.class);

        assertEquals(1, failures.size(), failures.toString());
        assertTrue(failures.get(0).contains("no such cell"), failures.toString());
        assertEquals(Set.of("not tried, since tagsOfMovesAreDeclared fails"), reasonsOfSkipping);
        assertEquals(0, frames, "frames of the kit and of those who call it");
    }

    @InWholeForm
    @Test
    void otherMistakesSkipNothing() {
        run(WrongKey.class);

        assertTrue(failures.size() > 1, failures.toString());
        assertEquals(Set.of(), reasonsOfSkipping);
    }

    private void run(Class<?> contract) {
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(contract))
                                .configurationParameter(FromHereOnly.HERE, "true")
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                                note(result);
                            }
                        });
    }

    private void note(TestExecutionResult result) {
        String message = result.getThrowable().map(Throwable::getMessage).orElse("");
        switch (result.getStatus()) {
            case FAILED -> {
                failures.add(message);
                frames += result.getThrowable().orElseThrow().getStackTrace().length;
            }
            case ABORTED -> reasonsOfSkipping.add(message);
            case SUCCESSFUL -> {}
        }
    }
}
