package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyspace.api.Variant;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;

/** A rule set that does not answer costs its callers a moment, and nobody else anything. */
@Timeout(60)
class DeadlinesTest {

    private static final Duration MOMENT = Duration.ofMillis(100);
    private static final Duration LONG = Duration.ofSeconds(50);

    private final FoundVariant bad = found("bad");
    private final Registry registry = new Registry(Plugins.of(List.of(bad, found("good")), List.of()));
    private final AtomicBoolean released = new AtomicBoolean();

    private static FoundVariant found(String id) {
        Variant variant = (Variant) Proxy.newProxyInstance(
                Variant.class.getClassLoader(), new Class<?>[] {Variant.class}, (proxy, method, arguments) -> null);
        return new FoundVariant(variant, id, Path.of(id + ".jar"), Origin.PLUGIN);
    }

    @Test
    void anAnswerComesBackAsItIs() {
        assertEquals("yes", registry.askWithin(LONG, "good", "for a word", () -> "yes"));
    }

    @Test
    void whoeverDoesNotAnswerIsNamedWithTheQuestion() {
        UnansweredException late = assertThrows(UnansweredException.class, () -> ask("for its moves"));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked for its moves: no answer within 0.1 s", late.getMessage());
        released.set(true);
    }

    @Test
    void afterThreeQuestionsWithoutAnswerAJarIsAskedNoMore() {
        for (int question = 0; question < 3; question++) {
            assertThrows(UnansweredException.class, () -> ask("for its moves"));
        }
        AtomicBoolean asked = new AtomicBoolean();

        UnansweredException refused = assertThrows(
                UnansweredException.class, () -> registry.askWithin(LONG, "bad", "again", () -> asked.getAndSet(true)));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked again: 3 questions had no answer in time, and it is not asked "
                        + "again until it is loaded anew",
                refused.getMessage());
        assertFalse(asked.get());
        assertThrows(UnansweredException.class, () -> registry.workWithin(LONG, bad, "to search", () -> "yes"));
        assertEquals("yes", registry.askWithin(LONG, "good", "for a word", () -> "yes"), "it counts for its jar only");
        released.set(true);
    }

    @Test
    void aLateAnswerIsOneSoThatABusyMachineIsNoReason() {
        for (int question = 0; question < 3; question++) {
            assertThrows(UnansweredException.class, () -> ask("for its moves"));
        }

        released.set(true);

        await(() -> {
            try {
                return registry.askWithin(LONG, "bad", "again", () -> "yes").equals("yes");
            } catch (UnansweredException stillWaitedFor) {
                return false;
            }
        });
    }

    @Test
    void whoAsksAHangingJarTooOftenAtOnceIsToldThatItIsBusy() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(16);
        List<Thread> callers = new ArrayList<>();
        for (int caller = 0; caller < 40; caller++) {
            Thread thread = new Thread(() -> {
                try {
                    registry.askWithin(Duration.ofSeconds(5), "bad", "for its moves", this::hang);
                } catch (UnansweredException silent) {
                    if (silent.isBusy()) { // the first ones are late
                        told.countDown();
                    }
                }
            });
            thread.setDaemon(true);
            thread.start();
            callers.add(thread);
        }

        assertTrue(told.await(4, TimeUnit.SECONDS), "of 40 who ask at once 24 are let in");
        released.set(true);
        for (Thread caller : callers) {
            caller.join();
        }
    }

    @Test
    void aQuestionWithinAQuestionHasItsTime() {
        assertEquals(
                "yes",
                registry.askWithin(
                        LONG,
                        "good",
                        "for a game",
                        () -> registry.askWithin(MOMENT, "good", "for a move", () -> {
                            LockSupport.parkNanos(3 * MOMENT.toNanos());
                            return "yes";
                        })));
    }

    @Test
    void longWorkIsGivenUpWhenItStandsStill() {
        UnansweredException late = assertThrows(
                UnansweredException.class,
                () -> registry.follow(Duration.ofMillis(300), "bad", "to count moves", counter -> hang()));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked to count moves: no answer within 0.3 s", late.getMessage());
        released.set(true);
    }

    /** Reports progress to the waiting caller now and then. */
    @Test
    void longWorkThatGetsOnIsWaitedFor() {
        AtomicLong counted = new AtomicLong();
        AtomicLong told = new AtomicLong();
        SlowCallListener slowCallListener = what -> new SlowCallListener.Wait() {
            @Override
            public void end() {}

            @Override
            public void gotOn() {
                told.incrementAndGet();
            }
        };
        Registry heard = new Registry(Plugins.of(List.of(found("good")), List.of()), slowCallListener);

        long answer = heard.follow(Duration.ofMillis(300), "good", "to count moves", counter -> {
            counter.count(counted::get);
            while (counted.get() < 80) {
                LockSupport.parkNanos(10_000_000);
                counted.incrementAndGet();
            }
            return counted.get();
        });

        assertEquals(80, answer);
        assertTrue(told.get() >= 1, "nobody was told");
    }

    @Test
    void memoryThatIsUsedUpIsToldOfTheJar() {
        VariantFailure failure = assertThrows(
                VariantFailure.class,
                () -> registry.askWithin(LONG, "bad", "for its rules", () -> {
                    throw new OutOfMemoryError("Java heap space");
                }));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked for its rules: the memory is used up; the environment variable "
                        + "PLYSPACE_JAVA_OPTS gives Java more, as -Xmx4g does",
                failure.getMessage());
    }

    private boolean ask(String asked) {
        return registry.askWithin(MOMENT, "bad", asked, this::hang);
    }

    /** Ignores interrupts, like an infinite loop. */
    private boolean hang() {
        while (!released.get()) {
            LockSupport.parkNanos(1_000_000);
        }
        return true;
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(1_000_000);
        }
    }
}
