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
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.OverrunException;
import org.plyspace.engine.plugin.SlowCallListener.Wait;
import org.plyspace.engine.plugin.TimedWork;
import org.plyspace.engine.plugin.TimedWork.Work;

/**
 * Limits and times the calls into one jar. As many run at a time as there are processors; others wait, without bound while the
 * jar answers, and only a few once it has not answered for a while. A call that times out keeps its place until it ends, so
 * that a jar that hangs uses up only its own places; after three of them the jar is not called again. Thread-safe.
 */
final class JarQuestions {

    /** The number of unanswered calls after which a jar is not called again. */
    static final int MOST_UNANSWERED = 3;

    /** The number of callers that may wait while a jar is not answering. */
    private static final int MOST_CALLERS = 24;

    private static final long STALLED_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final int PLACES =
            Math.max(MOST_UNANSWERED, Runtime.getRuntime().availableProcessors());

    private final TimedWork timed;
    /** The threads that are calling this jar; a nested call shares the time of the outer one. */
    private final Set<Thread> asking = ConcurrentHashMap.newKeySet();

    private final Semaphore places = new Semaphore(PLACES, true);
    private final AtomicInteger callers = new AtomicInteger();
    private final AtomicInteger unanswered = new AtomicInteger();
    /** The time of the last answer, or of the first waiting caller since. */
    private volatile long answeredAt;

    /** Creates the limiter; {@code timed} provides the threads for the calls. */
    JarQuestions(TimedWork timed) {
        this.timed = timed;
        this.answeredAt = timed.times().awakeNanos();
    }

    /** The reason why the jar is not called again; empty if it is. */
    Optional<String> refusal() {
        return unanswered.get() < MOST_UNANSWERED
                ? Optional.empty()
                : Optional.of(MOST_UNANSWERED
                        + " questions had no answer in time, and it is not asked again until it is loaded anew");
    }

    /** Runs a question when there is a place for it. */
    <T> T ask(FoundVariant jar, Duration limit, String asked, Supplier<T> question) {
        if (isAskedHere()) {
            return question.get();
        }
        if (callers.incrementAndGet() == 1) {
            answeredAt = timed.times().awakeNanos();
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

    /** Runs work whose amount the caller limits; it needs no place. */
    <T> T work(FoundVariant jar, Duration limit, String asked, Supplier<T> work) {
        if (isAskedHere()) {
            return work.get();
        }
        checkAnswers(jar, asked);
        return answer(jar, limit, asked, work, () -> {});
    }

    /** Runs work that may take any time while it makes progress, which its wait observes; it needs no place. */
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

    /**
     * Waits for a place, looking up now and then since the jar may have been given up meanwhile. A caller without a place is no
     * longer counted.
     */
    private boolean takesPlace(FoundVariant jar, Duration limit, String asked) {
        long end = timed.times().awakeNanos() + limit.toNanos();
        boolean taken = false;
        boolean counted = true;
        try {
            do {
                checkAnswers(jar, asked);
                taken = places.tryAcquire(CallClock.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
                counted = taken || !isOneTooMany();
            } while (!taken && counted && timed.times().awakeNanos() - end < 0);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            if (!taken && counted) {
                callers.decrementAndGet();
            }
        }
        return taken;
    }

    /** Whether too many callers wait for a jar that is not answering; a caller told so is no longer counted. */
    private boolean isOneTooMany() {
        int waiting = callers.get();
        return waiting > MOST_CALLERS
                && timed.times().awakeNanos() - answeredAt > STALLED_NANOS
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

    /** Runs one timed call. A late answer no longer counts as unanswered. */
    private final class Course {

        private boolean answered;
        private boolean counted;

        synchronized void answered() {
            answered = true;
            answeredAt = timed.times().awakeNanos();
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
