package org.plyspace.cli.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Await;

class ThinkingTest {

    private static final Duration SOON = Duration.ofMillis(300);
    private static final Duration NEVER = Duration.ofHours(1);

    private final List<String> said = new CopyOnWriteArrayList<>();
    private final HandTimes times = new HandTimes();
    private final CountDownLatch end = new CountDownLatch(1);

    /** Goes on until the end of the test, if it does not heed {@link #stop}. */
    private final class Deed implements Thinking.Task {

        private final boolean heeds;
        private final int pace;
        private final AtomicLong progress = new AtomicLong();
        private final CountDownLatch stopped = new CountDownLatch(1);
        private volatile boolean ended;

        Deed(boolean heeds) {
            this(heeds, 0);
        }

        /** @param pace by how much it gets on whenever somebody looks, so that it does on a busy machine too */
        Deed(boolean heeds, int pace) {
            this.heeds = heeds;
            this.pace = pace;
        }

        @Override
        public List<String> run() {
            try {
                (heeds ? stopped : end).await();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            ended = true;
            return List.of("result");
        }

        void awaitEnd() {
            Await.until("the end of the task", () -> ended);
        }

        @Override
        public void stop() {
            stopped.countDown();
        }

        @Override
        public long progress() {
            return progress.addAndGet(pace);
        }

        @Override
        public List<String> givenUp(Duration silence) {
            return List.of("given up after " + silence.toMillis());
        }
    }

    @AfterEach
    void endAll() {
        end.countDown();
    }

    private void passTimeUntilTheEndOf(Thinking thinking) {
        Await.until("the end", () -> {
            times.pass(SOON);
            return !thinking.isGoingOn();
        });
    }

    /** It is waited for until the task is given up. */
    private void stopWhileTimePasses(Thinking thinking) {
        Thread stopping = new Thread(thinking::stop);
        stopping.start();
        Await.until("stopped", () -> {
            times.pass(SOON);
            return !stopping.isAlive();
        });
    }

    @Test
    void whatHangsIsGivenUpThoughNobodyAsks() {
        Thinking thinking = new Thinking(said::add, SOON, NEVER, times);
        Deed deed = new Deed(false);
        thinking.start(deed, false);
        passTimeUntilTheEndOf(thinking);

        assertEquals(List.of("given up after 300"), said);
        assertTrue(thinking.hangs());
        thinking.tell(deed, List.of("late"));
        assertEquals(1, said.size(), "what comes late is not said");
    }

    @Test
    void whatDoesNotHeedStopIsGivenUp() {
        Thinking thinking = new Thinking(said::add, NEVER, SOON, times);
        thinking.start(new Deed(false), true);
        stopWhileTimePasses(thinking);

        assertEquals(List.of("given up after 300"), said);
        assertFalse(thinking.isGoingOn());
    }

    @Test
    void afterWhatWasGivenUpTheNextIsHeard() {
        Thinking thinking = new Thinking(said::add, NEVER, SOON, times);
        Deed first = new Deed(false);
        thinking.start(first, true);
        stopWhileTimePasses(thinking);
        Deed second = new Deed(true);
        thinking.start(second, true);
        thinking.tell(first, List.of("late"));
        thinking.tell(second, List.of("meanwhile"));
        thinking.stop();

        assertEquals(List.of("given up after 300", "meanwhile", "result"), said);
        assertFalse(thinking.hangs());
    }

    /** Whatever became of the task before. */
    @Test
    void aResultAfterOneThatWasStoppedIsKeptUntilItIsWanted() {
        Thinking thinking = new Thinking(said::add, NEVER, NEVER, times);
        thinking.start(new Deed(true), true);
        thinking.stop();
        assertEquals(List.of("result"), said);
        Deed second = new Deed(true);
        thinking.start(second, true);
        second.stop();
        second.awaitEnd();
        times.awaitLooks();
        assertEquals(1, said.size(), () -> "" + said);
        thinking.stop();

        assertEquals(List.of("result", "result"), said);
    }

    @Test
    void whatGetsOnIsNotGivenUp() {
        Thinking thinking = new Thinking(said::add, SOON, SOON, times);
        Deed deed = new Deed(true, 1);
        thinking.start(deed, false);
        for (int look = 0; look < 3; look++) {
            times.awaitLooks();
            times.pass(SOON);
        }
        assertEquals(Collections.emptyList(), said);
        deed.stop();
        thinking.settle();

        assertEquals(List.of("result"), said);
    }

    @Test
    void aResultIsKeptUntilItIsReleased() {
        Thinking thinking = new Thinking(said::add, SOON, SOON, times);
        Deed deed = new Deed(true);
        thinking.start(deed, true);
        deed.stop();
        deed.awaitEnd();
        times.pass(SOON);
        times.awaitLooks();
        assertEquals(Collections.emptyList(), said);
        assertTrue(thinking.isGoingOn());
        thinking.release();
        thinking.settle();

        assertEquals(List.of("result"), said);
    }
}
