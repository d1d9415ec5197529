package org.plyspace.web.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyspace.engine.Registry;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Await;
import org.plyspace.testing.Hang;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.toy.Mezzanine;

/** Whoever asks for a game that somebody else holds waits for it, but not for ever. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class GameQueueTest {

    private static final Duration LIMIT = Duration.ofSeconds(15);

    private final HandTimes times = new HandTimes();
    private final Registry registry = Mezzanine.registry(times);
    private final GameQueue queue = new GameQueue(registry, registry.find("mezzanine"), LIMIT, () -> {});
    private final Hang hang = new Hang();

    @BeforeEach
    void hold() {
        daemon(() -> queue.run(hang::here));
        hang.await(1);
    }

    @AfterEach
    void release() {
        hang.release();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private CompletableFuture<String> ask() {
        CompletableFuture<String> answer = new CompletableFuture<>();
        daemon(() -> {
            try {
                answer.complete(queue.ask(() -> "yes"));
            } catch (HttpError refused) {
                answer.completeExceptionally(refused);
            }
        });
        return answer;
    }

    @Test
    void aGameThatIsLetGoIsThere() {
        CompletableFuture<String> answer = ask();
        times.awaitLooks();
        hang.release();

        assertEquals("yes", answer.join());
    }

    @Test
    void aGameThatIsHeldForLongIsBusy() {
        CompletableFuture<String> answer = ask();
        times.awaitLooks();
        times.pass(LIMIT.minusMillis(1));
        times.awaitLooks();
        assertFalse(answer.isDone());
        times.pass(Duration.ofMillis(1));

        HttpError busy = (HttpError)
                assertThrows(CompletionException.class, answer::join).getCause();
        assertEquals(ErrorType.BUSY, busy.type());
    }

    @Test
    void whoClosesItDoesNotWaitForLong() {
        CompletableFuture<Boolean> closed = new CompletableFuture<>();
        daemon(() -> queue.runSoon(() -> closed.complete(true)));
        times.awaitLooks();
        assertFalse(closed.isDone());
        times.pass(Duration.ofSeconds(1));

        assertTrue(closed.join());
    }

    @Test
    void callersHaveTheirTurnsInTheOrderInWhichTheyCame() {
        List<Integer> turns = Collections.synchronizedList(new ArrayList<>());
        for (int caller = 0; caller < 5; caller++) {
            int number = caller;
            Thread thread = daemon(() -> queue.run(() -> turns.add(number)));
            Await.until("a caller waits", thread::getState, Thread.State.WAITING::equals);
        }
        assertFalse(queue.isFreeAnd(() -> true));
        hang.release();

        Await.until("all turns are over", queue::isBusy, busy -> !busy);
        assertEquals(List.of(0, 1, 2, 3, 4), turns);
        assertTrue(queue.isFreeAnd(() -> true));
    }

    @Test
    void aCallerWhoWaitedInVainKeepsNobodyWaiting() {
        CompletableFuture<String> busy = ask();
        times.awaitLooks();
        times.pass(LIMIT);
        assertThrows(CompletionException.class, busy::join);
        CompletableFuture<String> answer = ask();
        hang.release();

        assertEquals("yes", answer.join());
    }

    @Test
    void aTurnThatFailsIsGivenBack() {
        hang.release();
        assertThrows(
                IllegalStateException.class,
                () -> queue.run(() -> {
                    throw new IllegalStateException("toppled");
                }));

        assertEquals("yes", ask().join());
    }

    @Test
    void aCallerWhoIsInterruptedKeepsNobodyWaiting() {
        CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
        Thread caller = daemon(() -> {
            assertThrows(HttpError.class, () -> queue.ask(() -> "no"));
            interrupted.complete(Thread.currentThread().isInterrupted());
        });
        times.awaitLooks();
        caller.interrupt();
        assertTrue(interrupted.join());
        CompletableFuture<String> answer = ask();
        hang.release();

        assertEquals("yes", answer.join());
    }
}
