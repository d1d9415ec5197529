package org.plyspace.cli.io;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyspace.api.Texts;
import org.plyspace.engine.Progress;
import org.plyspace.report.Numbers;

/**
 * How far a job is, on a line of standard error that changes in place if that is a terminal, and disappears when the job is done. The
 * time left follows from the speed so far. Thread-safe.
 */
public final class ProgressLine implements Progress, AutoCloseable {

    private static final int WIDEST = 200;
    private static final int MINUTE = 60;
    private static final int HOUR = 3_600;
    private static final long NANOS_BETWEEN = TimeUnit.MILLISECONDS.toNanos(200);

    private final Streams streams;
    private final Runnable alive;
    private final LongSupplier ticker;
    private final String things;
    private int shown;
    private long shownAt;
    private String stage = "";
    private long began;
    /** The number done when the clock was started; {@link Long#MAX_VALUE} before that. */
    private long before = Long.MAX_VALUE;

    /**
     * Creates a line that shows nothing yet.
     *
     * @param alive called at every sign of progress
     * @param ticker the time in nanoseconds, from any origin
     * @param things the name of what the job counts
     */
    ProgressLine(Streams streams, Runnable alive, LongSupplier ticker, String things) {
        this.streams = streams;
        this.alive = alive;
        this.ticker = ticker;
        this.things = things;
        this.shownAt = ticker.getAsLong() - NANOS_BETWEEN;
    }

    /** Replaces the line by a text, cut off at the terminal's width; does nothing if there is no terminal. */
    public synchronized void show(String text) {
        if (!streams.errIsTerminal()) {
            return;
        }
        alive.run();
        String line = Texts.printable(text);
        int room = Math.min(WIDEST, streams.window().columnsOr(WIDEST)) - 1;
        replace(line.length() <= room ? line : line.substring(0, room));
    }

    /** {@inheritDoc} Shows it five times a second at most. */
    @Override
    public synchronized void reached(long done, long total) {
        alive.run();
        long now = ticker.getAsLong();
        if (now - shownAt >= NANOS_BETWEEN) {
            shownAt = now;
            show(left(done, total));
        }
    }

    /** Shows how far a stage of the job is: {@code ID, depth: 1,234 of 6,000 games, 12:00 left}. Each stage is timed anew. */
    public synchronized void reached(String newStage, long done, long total) {
        if (!newStage.equals(stage)) {
            stage = newStage;
            before = Long.MAX_VALUE;
        }
        show(stage + ": " + left(done, total));
    }

    /** Starts the clock, with so much done. */
    public synchronized void begin(long done) {
        began = ticker.getAsLong();
        before = done;
    }

    /** {@code 80 of 160 games, 2:10 left}; starts the clock if nothing has, or the job begins anew. */
    public synchronized String left(long done, long total) {
        if (done < before) {
            begin(done);
        }
        long since = done - before;
        return Numbers.whole(done) + " of " + Numbers.whole(total) + " " + things
                + (since == 0 || done >= total
                        ? ""
                        : ", " + time((double) (ticker.getAsLong() - began) * (total - done) / since) + " left");
    }

    private static String time(double nanos) {
        long seconds = Math.round(nanos / TimeUnit.SECONDS.toNanos(1));
        return seconds < HOUR
                ? String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE)
                : Numbers.duration((double) seconds);
    }

    private void replace(String line) {
        PrintStream err = streams.err();
        // Blanks erase the rest of a longer line: not every terminal has a sequence for that.
        err.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())) + "\r");
        err.flush();
        shown = line.length();
    }

    /** Wipes the line out; a text may be shown again. */
    @Override
    public synchronized void close() {
        if (shown > 0) {
            replace("");
            shown = 0;
        }
    }
}
