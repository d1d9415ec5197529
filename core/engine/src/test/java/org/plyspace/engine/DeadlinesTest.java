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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyspace.api.Variant;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Await;
import org.plyspace.testing.Hang;

/** A rule set that does not answer costs its callers a moment, and nobody else anything. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeadlinesTest {

    private static final Duration MOMENT = Duration.ofMillis(100);
    private static final Duration LONG = Duration.ofSeconds(50);

    private final FoundVariant bad = found("bad");
    private final HandTimes times = new HandTimes();
    private final Registry registry =
            new Registry(Plugins.of(List.of(bad, found("good")), List.of()), SlowCallListener.NONE, times);
    private final Hang hang = new Hang();

    private static FoundVariant found(String id) {
        Variant variant = (Variant) Proxy.newProxyInstance(
                Variant.class.getClassLoader(), new Class<?>[] {Variant.class}, (proxy, method, arguments) -> null);
        return new FoundVariant(variant, id, Path.of(id + ".jar"), Origin.PLUGIN);
    }

    @AfterEach
    void endAll() {
        hang.release();
    }

    @Test
    void anAnswerComesBackAsItIs() {
        assertEquals("yes", registry.within(CallLimit.question(LONG)).ask("good", "for a word", () -> "yes"));
    }

    @Test
    void whoeverDoesNotAnswerIsNamedWithTheQuestion() {
        UnansweredException late = assertThrows(UnansweredException.class, () -> ask("for its moves"));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked for its moves: no answer within 0.1 s", late.getMessage());
    }

    @Test
    void afterThreeQuestionsWithoutAnswerAJarIsAskedNoMore() {
        for (int question = 0; question < 3; question++) {
            assertThrows(UnansweredException.class, () -> ask("for its moves"));
        }
        AtomicBoolean asked = new AtomicBoolean();

        UnansweredException refused = assertThrows(
                UnansweredException.class,
                () -> registry.within(CallLimit.question(LONG)).ask("bad", "again", () -> asked.getAndSet(true)));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked again: 3 questions had no answer in time, and it is not asked "
                        + "again until it is loaded anew",
                refused.getMessage());
        assertFalse(asked.get());
        assertThrows(
                UnansweredException.class,
                () -> registry.calls().ask(bad, CallLimit.work(LONG), "to search", () -> "yes"));
        assertEquals(
                "yes",
                registry.within(CallLimit.question(LONG)).ask("good", "for a word", () -> "yes"),
                "it counts for its jar only");
    }

    @Test
    void aLateAnswerIsOneSoThatABusyMachineIsNoReason() {
        for (int question = 0; question < 3; question++) {
            assertThrows(UnansweredException.class, () -> ask("for its moves"));
        }

        hang.release();

        Await.until("an answer, once the late ones are there", () -> {
            try {
                return registry.within(CallLimit.question(LONG))
                        .ask("bad", "again", () -> "yes")
                        .equals("yes");
            } catch (UnansweredException stillWaitedFor) {
                return false;
            }
        });
    }

    @Test
    void whoAsksAHangingJarTooOftenAtOnceIsToldThatItIsBusy() throws InterruptedException {
        AtomicInteger told = new AtomicInteger();
        List<Thread> callers = new ArrayList<>();
        int letIn = 24;
        int all = letIn + Runtime.getRuntime().availableProcessors() + 16;
        for (int caller = 0; caller < all; caller++) {
            Thread thread = new Thread(() -> {
                try {
                    registry.within(CallLimit.question(LONG)).ask("bad", "for its moves", () -> hang());
                } catch (UnansweredException silent) {
                    assertTrue(silent.isBusy(), silent.getMessage());
                    told.incrementAndGet();
                }
            });
            thread.setDaemon(true);
            thread.start();
            callers.add(thread);
        }
        hang.await(1);
        times.pass(Duration.ofSeconds(3));

        Await.until("those beyond 24 are told", () -> told.get() >= all - letIn);
        hang.release();
        for (Thread caller : callers) {
            caller.join();
        }
        assertEquals(all - letIn, told.get());
    }

    @Test
    void aQuestionWithinAQuestionHasItsTime() {
        assertEquals(
                "yes",
                registry.within(CallLimit.question(LONG))
                        .ask(
                                "good",
                                "for a game",
                                () -> registry.within(CallLimit.question(MOMENT))
                                        .ask("good", "for a move", () -> {
                                            times.pass(MOMENT.multipliedBy(3));
                                            return "yes";
                                        })));
    }

    @Test
    void longWorkIsGivenUpWhenItStandsStill() {
        UnansweredException late = assertThrows(
                UnansweredException.class,
                () -> registry.within(CallLimit.work(MOMENT))
                        .follow("bad", "to count moves", counter -> hangFor(MOMENT)));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked to count moves: no answer within 0.1 s", late.getMessage());
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
            public void progressed() {
                told.incrementAndGet();
            }
        };
        Registry heard = new Registry(Plugins.of(List.of(found("good")), List.of()), slowCallListener, times);

        long answer = heard.within(CallLimit.work(MOMENT)).follow("good", "to count moves", counter -> {
            counter.count(counted::get);
            while (counted.get() < 5) {
                counted.incrementAndGet();
                times.awaitLooks();
                times.pass(MOMENT.dividedBy(2));
            }
            return counted.get();
        });

        assertEquals(5, answer);
        assertTrue(told.get() >= 1, "nobody was told");
    }

    @Test
    void memoryThatIsUsedUpIsToldOfTheJar() {
        VariantFailure failure = assertThrows(
                VariantFailure.class,
                () -> registry.within(CallLimit.question(LONG)).ask("bad", "for its rules", () -> {
                    throw new OutOfMemoryError("Java heap space");
                }));

        assertEquals(
                "variant 'bad' of bad.jar failed when asked for its rules: the memory is used up; the environment variable "
                        + "PLYSPACE_JAVA_OPTS gives Java more, as -Xmx4g does",
                failure.getMessage());
    }

    private boolean ask(String asked) {
        return registry.within(CallLimit.question(MOMENT)).ask("bad", asked, () -> hangFor(MOMENT));
    }

    private boolean hangFor(Duration time) {
        times.pass(time);
        return hang();
    }

    private boolean hang() {
        hang.here();
        return true;
    }
}
