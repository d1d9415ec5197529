package org.plyspace.web.testing;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.plyspace.testing.Await;
import org.plyspace.web.game.PageTime;

/** The time of day, and bells that are to ring later; it passes by the test's hand alone, for one server or several. */
public final class HandClock {

    private final List<Bell> bells = new CopyOnWriteArrayList<>();
    /** How far the time of day was set forward. */
    private volatile Duration set = Duration.ZERO;

    private volatile Instant now = Instant.parse("2026-11-22T12:00:00Z");

    /** A task to be run later, by itself in a thousand years. */
    private static final class Bell {

        private static final long NEVER_DAYS = 365_000;

        private final Bells owner;
        private final Runnable task;
        private final Duration period;
        private final ScheduledFuture<?> future;
        private Instant due;

        Bell(Bells owner, Runnable task, Instant due, Duration period) {
            this.owner = owner;
            this.task = task;
            this.due = due;
            this.period = period;
            this.future = owner.keep(task, NEVER_DAYS);
        }

        boolean isRepeated() {
            return !period.isZero();
        }

        void ringIfDue(Instant now) {
            if (due.isAfter(now)) {
                return;
            }
            if (isRepeated()) {
                due = now.plus(period);
                task.run();
            } else if (future.cancel(false)) {
                task.run();
            }
        }
    }

    /** Keeps tasks until they are rung. */
    private final class Bells extends ScheduledThreadPoolExecutor {

        Bells() {
            super(1);
            setRemoveOnCancelPolicy(true);
        }

        ScheduledFuture<?> keep(Runnable task, long days) {
            return super.schedule(task, days, TimeUnit.DAYS);
        }

        private ScheduledFuture<?> add(Runnable task, Duration delay, Duration period) {
            Bell bell = new Bell(this, task, now.plus(delay), period);
            bells.add(bell);
            return bell.future;
        }

        @Override
        public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
            return add(task, Duration.of(delay, unit.toChronoUnit()), Duration.ZERO);
        }

        @Override
        public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long initial, long delay, TimeUnit unit) {
            return add(task, Duration.of(initial, unit.toChronoUnit()), Duration.of(delay, unit.toChronoUnit()));
        }

        @Override
        public List<Runnable> shutdownNow() {
            bells.removeIf(bell -> bell.owner == this);
            return super.shutdownNow();
        }
    }

    /** This time, for a server. */
    public PageTime time() {
        return new PageTime(() -> now.plus(set), () -> now, new Bells());
    }

    /** Lets time pass, and rings the bells that are due then. */
    public void pass(Duration time) {
        now = now.plus(time);
        bells.forEach(bell -> bell.ringIfDue(now));
    }

    /** Sets the time of day forward, or back. */
    public void jump(Duration by) {
        set = set.plus(by);
    }

    /** Waits until so many bells are to ring once. */
    public void awaitBells(long number) {
        Await.until("bells to ring", this::waiting, found -> found == number);
    }

    private long waiting() {
        return bells.stream()
                .filter(bell -> !bell.isRepeated() && !bell.future.isDone())
                .count();
    }
}
