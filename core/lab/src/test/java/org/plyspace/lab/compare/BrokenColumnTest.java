package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Rules;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.CoinVariant;
import org.plyspace.testing.Hang;

/** However a rule set breaks, it is named, and the others are compared as if it had not been there. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BrokenColumnTest {

    private static final HandTimes TIMES = new HandTimes();
    private static final ComparisonSettings SETTINGS = new ComparisonSettings(
            List.of("random"), 20, 1, 0, 50, List.of(), false, Optional.empty(), Registry.PATIENCE);
    private static final Comparison COIN_ALONE = run().run(contenders(() -> null, true, "coin"), 2, Progress.NONE);
    private static final Hang NEVER = new Hang();

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of("null rules", doing(() -> null), "for its rules"),
                Arguments.of("an error for rules", doing(() -> throwing(new Error("no luck"))), "for its rules"),
                Arguments.of("endless recursion for rules", doing(BrokenColumnTest::recursing), "for its rules"),
                Arguments.of("no rules in time", doing(BrokenColumnTest::waiting), "for its rules"),
                Arguments.of(
                        "a checked exception at the start",
                        failingAt("start", () -> {
                            throw new Exception("no luck");
                        }),
                        "for its rules and its start"),
                Arguments.of("a null rulebook", failingAt("rulebook", () -> null), "for its rules and its start"),
                Arguments.of(
                        "a start that never comes", failingAt("start", BrokenColumnTest::waiting), "for its rules"),
                Arguments.of("an error in play", failingAt("position", new Failing(1)), "to play game 1 of random"),
                Arguments.of(
                        "a game that never ends", failingAt("position", new Waiting(1)), "to play game 1 of random"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failures")
    void theOthersAreComparedAllTheSame(String how, Supplier<Rules> given, String asked) {
        Comparison comparison = run().run(contenders(given, true, "broken", "coin"), 2, Progress.NONE);

        assertEquals(COIN_ALONE.ruleSets(), comparison.ruleSets());
        assertEquals(COIN_ALONE.table(), comparison.table());
        assertEquals(1, comparison.dropped().size());
        Comparison.FailedSetting failedSetting = comparison.dropped().get(0);
        assertTrue(failedSetting.broken(), failedSetting.reason());
        assertTrue(
                failedSetting.reason().startsWith("variant 'broken' of broken.jar failed when asked " + asked),
                failedSetting.reason());
    }

    /** The first setting of an id leads the others of that id. */
    @Test
    void aBaselineThatBreaksIsAloneToBlame() {
        ComparedSetting spoilt = new ComparedSetting(
                "old.jar#broken", Broken.registry(failingAt("position", new Failing(1))), "broken", true);
        ComparedSetting sound =
                new ComparedSetting("new.jar#broken", Broken.registry(CoinVariant::standard), "broken", true);
        ComparisonRun run = run();

        Comparison both = run.run(List.of(spoilt, sound), 2, Progress.NONE);

        assertEquals(
                List.of("old.jar#broken"),
                both.dropped().stream().map(Comparison.FailedSetting::name).toList());
        assertEquals(
                run.run(List.of(sound), 2, Progress.NONE).table().settings(),
                both.table().settings());
    }

    @Test
    void whatRefusesToTakePartIsRefusedUnlessAllWereMeant() {
        Supplier<Rules> given = failingAt("start", () -> {
            throw new NoStartException("it has no start");
        });
        ComparisonRun run = run();

        assertThrows(
                NoStartException.class, () -> run.run(contenders(given, true, "broken", "coin"), 1, Progress.NONE));
        assertEquals(
                List.of(new Comparison.FailedSetting("broken", "it has no start", false)),
                run.run(contenders(given, false, "broken", "coin"), 1, Progress.NONE)
                        .dropped());
    }

    @Test
    void anUnknownRuleSetIsRefused() {
        assertThrows(
                VariantException.class,
                () -> run().run(contenders(() -> null, true, "coin", "none"), 1, Progress.NONE));
    }

    private static ComparisonRun run() {
        return new ComparisonRun(SETTINGS, TIMES);
    }

    private static List<ComparedSetting> contenders(Supplier<Rules> given, boolean needed, String... specs) {
        Registry registry = Broken.registry(given, TIMES);
        return Stream.of(specs)
                .map(spec -> new ComparedSetting(spec, registry, spec, needed))
                .toList();
    }

    private static Supplier<Rules> doing(Supplier<Rules> given) {
        return given;
    }

    /** What happens instead of an answer. */
    @FunctionalInterface
    private interface Misdeed {
        Object commit() throws Throwable;
    }

    /** Answers a given number of times, as the questions before a game require, and then throws an error. */
    private static final class Failing implements Misdeed {
        private int left;

        Failing(int good) {
            left = good;
        }

        @Override
        public synchronized Object commit() {
            if (left-- > 0) {
                return CoinVariant.standard().startPosition();
            }
            throw new Error("no luck");
        }
    }

    /** Answers like {@link Failing}, but then never returns. */
    private static final class Waiting implements Misdeed {
        private int left;

        Waiting(int good) {
            left = good;
        }

        @Override
        public Object commit() {
            synchronized (this) {
                if (left-- > 0) {
                    return CoinVariant.standard().startPosition();
                }
            }
            return waiting();
        }
    }

    /** The coin's rules, except for one method. */
    private static Supplier<Rules> failingAt(String method, Misdeed misdeed) {
        Rules sound = CoinVariant.standard();
        Rules spoilt = (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, called, arguments) -> {
                    if (called.getName().equals(method)) {
                        return misdeed.commit();
                    }
                    if (called.getName().equals("startPosition")) {
                        return ((Rules) proxy).position(((Rules) proxy).start(), null);
                    }
                    try {
                        return called.invoke(sound, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
        return () -> spoilt;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> Rules throwing(Throwable failure) throws T {
        throw (T) failure;
    }

    /** Rules that recurse without end, as careless ones do. */
    @SuppressWarnings("InfiniteRecursion")
    private static Rules recursing() {
        return recursing();
    }

    /** Takes too long for the caller's patience, and for the limit of the comparison. */
    private static Rules waiting() {
        TIMES.computeBetweenLooks(Registry.PATIENCE, NEVER::here);
        return null;
    }
}
