package org.plyspace.engine;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.plugin.CallClock;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.TimedWork;

/**
 * Limits and times the calls into one jar. As many run at a time as there are processors; others wait, without bound while the
 * jar answers, and only a few once it has not answered for a while. A call that times out keeps its place until it ends, so
 * that a jar that hangs uses up only its own places; after three of them the jar is not called again. Thread-safe.
 */
final class JarCalls {

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
    JarCalls(TimedWork timed) {
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

    /**
     * A call.
     *
     * @param who the rule set
     * @param asked the subject in words
     * @param progress a number that changes while the work makes progress; read by the caller's thread
     */
    record Call(FoundVariant who, CallLimit limit, String asked, LongSupplier progress) {}

    /** Runs work within the limit of a call, when there is a place for it if it takes one. */
    <T> T call(Call call, Supplier<T> work) {
        if (asking.contains(Thread.currentThread())) {
            return work.get();
        }
        if (!call.limit.takesPlace()) {
            checkAnswers(call);
            return answer(call, work, call.progress, () -> {});
        }
        if (callers.incrementAndGet() == 1) {
            answeredAt = timed.times().awakeNanos();
        }
        if (!takesPlace(call)) {
            throw UnansweredException.busy(call.who, call.asked);
        }
        try {
            return answer(call, work, TimedWork.NO_PROGRESS, places::release);
        } finally {
            callers.decrementAndGet();
        }
    }

    private void checkAnswers(Call call) {
        refusal().ifPresent(reason -> {
            throw UnansweredException.notAsked(call.who, call.asked, reason);
        });
    }

    /**
     * Waits for a place, looking up now and then since the jar may have been given up meanwhile. A caller without a place is no
     * longer counted.
     */
    private boolean takesPlace(Call call) {
        long end = timed.times().awakeNanos() + call.limit.time().toNanos();
        boolean taken = false;
        boolean counted = true;
        try {
            do {
                checkAnswers(call);
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

    private <T> T answer(Call call, Supplier<T> work, LongSupplier progress, Runnable ended) {
        Course course = new Course();
        try {
            return timed.within(
                    call.limit.time(),
                    progress,
                    () -> {
                        asking.add(Thread.currentThread());
                        try {
                            T answer = work.get();
                            course.answered();
                            return answer;
                        } catch (PlyspaceException | CancellationException refused) {
                            course.answered();
                            throw refused;
                        } finally {
                            asking.remove(Thread.currentThread());
                        }
                    },
                    ended);
        } catch (TimedWork.Overrun late) {
            course.overran();
            throw UnansweredException.late(call.who, call.asked, String.valueOf(late.getMessage()));
        }
    }

    /** How a call went. A late answer no longer counts as unanswered. */
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
