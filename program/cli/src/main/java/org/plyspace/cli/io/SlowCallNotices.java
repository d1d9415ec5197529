package org.plyspace.cli.io;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.plyspace.engine.plugin.SlowCallListener;

/** Prints what the program is waiting for when it has shown no sign of life for a while. */
public final class SlowCallNotices implements SlowCallListener {

    /** The environment variable that sets after how many seconds of silence to do so. */
    private static final String VARIABLE = "PLYSPACE_PATIENCE";

    private static final long FIRST_SECONDS = 10;
    private static final long LATER_SECONDS = 60;
    private static final long MILLIS_BETWEEN_LOOKS = 250;

    private final Consumer<String> notices;
    private final long firstSeconds;
    private final LongSupplier ticker;
    private final Deque<Begun> waits = new ArrayDeque<>();
    private Thread watcher;
    private long quietSince;
    private long toldAfter;

    /**
     * Creates the listener.
     *
     * @param notices receives what the program waits for, in words
     * @param ticker the time in nanoseconds, from any origin
     */
    SlowCallNotices(Consumer<String> notices, Environment environment, LongSupplier ticker) {
        this.notices = notices;
        this.ticker = ticker;
        this.firstSeconds = seconds(environment.variables().get(VARIABLE));
    }

    private static long seconds(String variable) {
        boolean plausible = variable != null && variable.matches("[1-9][0-9]{0,5}");
        return plausible ? Long.parseLong(variable) : FIRST_SECONDS;
    }

    /** A wait, equal only to itself: two threads may wait for the same thing. */
    private static final class Begun {

        private final String what;

        Begun(String what) {
            this.what = what;
        }
    }

    @Override
    public synchronized Wait begin(String what) {
        Begun begun = new Begun(what);
        waits.push(begun);
        alive();
        if (watcher == null) {
            watcher = new Thread(this::watch, "slow notices");
            watcher.setDaemon(true);
            watcher.start();
        }
        return new Wait() {
            @Override
            public void end() {
                SlowCallNotices.this.end(begun);
            }

            @Override
            public void progressed() {
                alive();
            }
        };
    }

    private synchronized void end(Begun begun) {
        waits.remove(begun);
        alive();
    }

    /** Notes a sign of life, such as a bar that advances. */
    public synchronized void alive() {
        quietSince = ticker.getAsLong();
        toldAfter = firstSeconds;
    }

    /** What the program is waiting for, if anything. */
    public synchronized Optional<String> current() {
        return Optional.ofNullable(waits.peek()).map(begun -> begun.what);
    }

    private void watch() {
        try {
            while (true) {
                TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN_LOOKS);
                look();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says what the program is waiting for, if it has been quiet for long. */
    synchronized void look() {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(ticker.getAsLong() - quietSince);
        if (!waits.isEmpty() && seconds >= toldAfter) {
            notices.accept("still waiting after " + seconds + " s for " + waits.peek().what);
            toldAfter = seconds + LATER_SECONDS;
        }
    }
}
