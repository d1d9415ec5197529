package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.testing.Hang;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class WorkerPoolTest {

    private static final int JOBS = 20;
    private static final Duration LIMIT = Duration.ofMinutes(1);

    private final Queue<Integer> done = new ConcurrentLinkedQueue<>();
    private final Queue<Integer> overdue = new ConcurrentLinkedQueue<>();

    private WorkerPool.Job job(int number, Runnable work) {
        return new WorkerPool.Job() {
            @Override
            public void run() {
                work.run();
                done.add(number);
            }

            @Override
            public void overdue() {
                overdue.add(number);
            }
        };
    }

    private List<WorkerPool.Job> jobs() {
        return IntStream.range(0, JOBS)
                .mapToObj(number -> job(number, () -> {}))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 50})
    void eachJobIsDoneOnceInEachRun(int threads) {
        WorkerPool pool = new WorkerPool(threads, WorkerPool.UNLIMITED);
        for (int runs = 1; runs <= 2; runs++) {
            pool.run(jobs());

            assertEquals(runs * JOBS, done.size());
            assertEquals(JOBS, new TreeSet<>(done).size());
        }
        pool.run(List.of());
        assertEquals(2 * JOBS, done.size());
    }

    @Test
    void asManyJobsRunAtATimeAsThereAreThreads() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Hang together = new Hang();
        List<WorkerPool.Job> both = IntStream.range(0, 2)
                .mapToObj(number -> job(number, () -> {
                    threads.add(Thread.currentThread());
                    if (number == 1) {
                        together.release();
                    }
                    together.here();
                }))
                .toList();
        new WorkerPool(2, WorkerPool.UNLIMITED).run(both);

        assertEquals(2, threads.size());
    }

    /** What the jobs before it did is done, and nothing after it begins. */
    @Test
    void aJobThatThrowsEndsTheRunAndNotTheNext() {
        WorkerPool pool = new WorkerPool(1, WorkerPool.UNLIMITED);
        Error thrown = new Error("it broke");
        List<WorkerPool.Job> spoilt = IntStream.range(0, JOBS)
                .mapToObj(number -> job(number, () -> {
                    if (number == 3) {
                        throw thrown;
                    }
                }))
                .toList();

        assertSame(thrown, assertThrows(Error.class, () -> pool.run(spoilt)));
        assertEquals(List.of(0, 1, 2), List.copyOf(done));
        pool.run(jobs());
        assertEquals(3 + JOBS, done.size());
    }

    @Test
    void whatTakesTooLongIsGivenUpAndTheOthersAreDone() {
        HandTimes times = new HandTimes();
        Hang hang = new Hang();
        Queue<WorkerPool.Job> waiting = new ConcurrentLinkedQueue<>(List.of(
                job(0, () -> {}), job(1, () -> times.computeBetweenLooks(LIMIT, hang::here)), job(2, () -> {})));
        new WorkerPool(1, LIMIT, times).run(waiting::poll, () -> {});

        assertEquals(List.of(0, 2), List.copyOf(done));
        assertEquals(List.of(1), List.copyOf(overdue));
        hang.release();
    }

    /** Each step has the whole time. */
    @Test
    void whatGetsOnIsNotGivenUp() {
        HandTimes times = new HandTimes();
        Object[] step = {new Object()};
        Hang hang = new Hang();
        WorkerPool.Job long20 = new WorkerPool.Job() {
            @Override
            public void run() {
                times.computeBetweenLooks(LIMIT, hang::here);
                done.add(1);
            }

            @Override
            public Optional<?> step() {
                return Optional.of(step[0]);
            }

            @Override
            public void overdue() {
                overdue.add(1);
            }
        };
        int[] looks = new int[1];
        Queue<WorkerPool.Job> waiting = new ConcurrentLinkedQueue<>(List.of(long20));
        new WorkerPool(1, LIMIT, times).run(waiting::poll, () -> {
            step[0] = new Object();
            if (++looks[0] == 20) {
                hang.release();
            }
        });

        assertEquals(List.of(1), List.copyOf(done));
        assertTrue(overdue.isEmpty());
    }
}
