package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.engine.verify.Verifier;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.testing.CoinVariant;

/**
 * A rule set that never answers does not block a command: each question has a deadline, and the failure names the rule set and the
 * question.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HangingQuestionsTest {

    private static final String FAILED = "variant 'broken' of broken.jar failed when asked ";
    private static final String LATE = ": no answer within 60 s";

    private final HandTimes times = new HandTimes();

    private Registry hangingAt(String method) {
        return Broken.registry(() -> method.isEmpty() ? hang() : hanging(method), times);
    }

    private Rules hanging(String point) {
        return (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (self, method, arguments) ->
                        method.getName().equals(point) ? hang() : method.invoke(CoinVariant.standard(), arguments));
    }

    /** Hangs like a loop without end, ignoring interrupts. */
    private Rules hang() {
        times.computeBetweenLooks(Registry.PATIENCE, () -> new Semaphore(0).acquireUninterruptibly());
        throw new AssertionError("nothing lets it go on");
    }

    private static ReadyExperiment experiment(Registry registry) {
        Experiment experiment = new Experiment(
                "hanging",
                List.of("broken"),
                List.of("random"),
                1,
                OpeningRule.parse("start"),
                1,
                10,
                List.of(),
                List.of());
        return ReadyExperiment.of(experiment, "e.json", registry);
    }

    private static Arguments question(String asked, String point, Consumer<Registry> question) {
        return Arguments.of(asked, point, question);
    }

    static Stream<Arguments> questions() {
        return Stream.of(
                question("for its rules", "", registry -> registry.rules("broken")),
                question("for its start", "startPosition", HangingQuestionsTest::experiment));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("questions")
    void isGivenUpAndNamed(String asked, String point, Consumer<Registry> question) {
        Registry registry = hangingAt(point);

        UnansweredException late = assertThrows(UnansweredException.class, () -> question.accept(registry));

        assertEquals(FAILED + asked + LATE, late.getMessage());
    }

    @Test
    void aLineToVerifyCannotBeChecked() {
        Verifier verifier = new Verifier(hangingAt("readPosition"), 9, false);

        List<String> remarks = verifier.check("{\"variant\": \"broken\", \"position\": \"0 w\", \"check\": false}")
                .remarks();

        assertEquals(List.of(FAILED + "about a position to verify" + LATE), remarks);
    }
}
