package org.plyspace.cli.io;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyspace.engine.plugin.SlowCallListener;

/** Says what the program waits for when nothing has been heard of it for long. */
@Singleton
public final class SlowCallNotices implements SlowCallListener {

    /** The environment variable with the seconds of silence after which the program says what it waits for. */
    private static final String VARIABLE = "PLYSPACE_PATIENCE";

    private static final long FIRST_SECONDS = 10;
    private static final long LATER_SECONDS = 60;
    private static final long MILLIS_BETWEEN_LOOKS = 250;

    private final Notices notices;
    private final long firstSeconds;
    private final Deque<Begun> waits = new ArrayDeque<>();
    private Thread watcher;
    private long quietSince;
    private long toldAfter;

    @Inject
    public SlowCallNotices(Notices notices, Environment environment) {
        this.notices = notices;
        this.firstSeconds = seconds(environment.variables().get(VARIABLE));
    }

    private static long seconds(String variable) {
        boolean plausible = variable != null && variable.matches("[1-9][0-9]{0,5}");
        return plausible ? Long.parseLong(variable) : FIRST_SECONDS;
    }

    /** Equal to none but itself: two threads may wait for the same. */
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
            public void gotOn() {
                alive();
            }
        };
    }

    private synchronized void end(Begun begun) {
        waits.remove(begun);
        alive();
    }

    /** Something has been heard, as a bar that moves on. */
    public synchronized void alive() {
        quietSince = System.nanoTime();
        toldAfter = firstSeconds;
    }

    /** What the program waits for, if it does. */
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

    private synchronized void look() {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - quietSince);
        if (!waits.isEmpty() && seconds >= toldAfter) {
            notices.line("waiting since " + seconds + " s for " + waits.peek().what);
            toldAfter = seconds + LATER_SECONDS;
        }
    }
}
