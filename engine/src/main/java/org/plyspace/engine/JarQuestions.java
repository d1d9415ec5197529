package org.plyspace.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.OverrunException;
import org.plyspace.engine.plugin.SlowCallListener.Wait;
import org.plyspace.engine.plugin.TimedWork;
import org.plyspace.engine.plugin.TimedWork.Work;

/**
 * The questions to one jar that have a deadline. As many are answered at a time as this machine has processors for; others wait, all of
 * them as long as the jar answers, and a few where it has not answered for a while. A question that was not answered in time keeps its place until it ends, so that a jar that hangs uses up its own places and nobody else's;
 * with three of them the jar is asked no more. Shared between threads.
 */
final class JarQuestions {

    /** With so many questions without an answer a jar is asked no more. */
    static final int MOST_UNANSWERED = 3;

    /** So many wait for a jar that has answered nobody for so long. */
    private static final int MOST_CALLERS = 24;

    private static final long STALLED_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final long MILLIS_BETWEEN_LOOKS = 50;
    private static final int PLACES =
            Math.max(MOST_UNANSWERED, Runtime.getRuntime().availableProcessors());

    private final TimedWork timed;
    /** The threads that ask this jar: a question within a question has the time of that one. */
    private final Set<Thread> asking = ConcurrentHashMap.newKeySet();

    private final Semaphore places = new Semaphore(PLACES, true);
    private final AtomicInteger callers = new AtomicInteger();
    private final AtomicInteger unanswered = new AtomicInteger();
    /** When somebody was answered last, or began to wait with nobody before. */
    private volatile long answeredAt = System.nanoTime();

    /** With what has the threads that ask. */
    JarQuestions(TimedWork timed) {
        this.timed = timed;
    }

    /** Why the jar is asked no more, if it is not. */
    Optional<String> refusal() {
        return unanswered.get() < MOST_UNANSWERED
                ? Optional.empty()
                : Optional.of(MOST_UNANSWERED
                        + " questions had no answer in time, and it is not asked again until it is loaded anew");
    }

    /** One question, when there is a place for it. */
    <T> T ask(FoundVariant jar, Duration limit, String asked, Supplier<T> question) {
        if (isAskedHere()) {
            return question.get();
        }
        if (callers.incrementAndGet() == 1) {
            answeredAt = System.nanoTime();
        }
        if (!takesPlace(jar, limit, asked)) {
            throw UnansweredException.busy(jar, asked);
        }
        try {
            return answer(jar, limit, asked, question, places::release);
        } finally {
            callers.decrementAndGet();
        }
    }

    /** Work whose number the caller limits, which needs no place. */
    <T> T work(FoundVariant jar, Duration limit, String asked, Supplier<T> work) {
        if (isAskedHere()) {
            return work.get();
        }
        checkAnswers(jar, asked);
        return answer(jar, limit, asked, work, () -> {});
    }

    /** Work of any length, as long as it gets on, which its wait is told; it needs no place either. */
    <T> T follow(FoundVariant jar, Duration silence, String asked, Function<WorkCounter, T> work, Wait wait) {
        WorkCounter counter = new WorkCounter();
        if (isAskedHere()) {
            return work.apply(counter);
        }
        checkAnswers(jar, asked);
        return answer(
                jar,
                asked,
                () -> work.apply(counter),
                marked -> timed.gettingOn(silence, () -> counter.now(wait::gotOn), marked));
    }

    private boolean isAskedHere() {
        return asking.contains(Thread.currentThread());
    }

    private void checkAnswers(FoundVariant jar, String asked) {
        refusal().ifPresent(reason -> {
            throw UnansweredException.notAsked(jar, asked, reason);
        });
    }

    /** Looks up now and then: the jar may have been given up meanwhile. Who takes no place is no caller any more. */
    private boolean takesPlace(FoundVariant jar, Duration limit, String asked) {
        long end = System.nanoTime() + limit.toNanos();
        boolean taken = false;
        boolean counted = true;
        try {
            do {
                checkAnswers(jar, asked);
                taken = places.tryAcquire(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
                counted = taken || !isOneTooMany();
            } while (!taken && counted && System.nanoTime() - end < 0);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            if (!taken && counted) {
                callers.decrementAndGet();
            }
        }
        return taken;
    }

    /** Whether too many wait for a jar that answers nobody; who is told so is no longer counted among them. */
    private boolean isOneTooMany() {
        int waiting = callers.get();
        return waiting > MOST_CALLERS
                && System.nanoTime() - answeredAt > STALLED_NANOS
                && callers.compareAndSet(waiting, waiting - 1);
    }

    private <T> T answer(FoundVariant jar, Duration limit, String asked, Supplier<T> question, Runnable ended) {
        return answer(jar, asked, question, marked -> timed.within(limit, marked, ended));
    }

    private <T> T answer(
            FoundVariant jar, String asked, Supplier<T> question, Function<Work<T, RuntimeException>, T> inTime) {
        Course course = new Course();
        try {
            return inTime.apply(() -> {
                asking.add(Thread.currentThread());
                try {
                    T answer = question.get();
                    course.answered();
                    return answer;
                } catch (PlyspaceException | CancellationException refused) {
                    course.answered();
                    throw refused;
                } finally {
                    asking.remove(Thread.currentThread());
                }
            });
        } catch (OverrunException late) {
            course.overran();
            throw UnansweredException.late(jar, asked, String.valueOf(late.getMessage()));
        }
    }

    /** Of one question. One that is answered late counts no more: the machine may have been busy. */
    private final class Course {

        private boolean answered;
        private boolean counted;

        synchronized void answered() {
            answered = true;
            answeredAt = System.nanoTime();
            if (counted) {
                unanswered.decrementAndGet();
            }
        }

        synchronized void overran() {
            if (!answered) {
                counted = true;
                unanswered.incrementAndGet();
            }
        }
    }
}
