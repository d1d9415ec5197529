package org.plyspace.cli.io;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyspace.report.Numbers;

/** How far a job is, and how long the rest will take at the speed so far. Confined to one thread at a time. */
public final class WorkLeft {

    private static final int MINUTE = 60;
    private static final int HOUR = 3_600;

    private final String things;
    private final LongSupplier ticker;
    private long began;
    /** The number done when the clock was started; {@link Long#MAX_VALUE} before that. */
    private long before = Long.MAX_VALUE;

    /**
     * Creates the text of a job whose clock is not started.
     *
     * @param things the name of what is counted
     */
    public WorkLeft(String things) {
        this(things, System::nanoTime);
    }

    /** Creates a text whose time, in nanoseconds, is given. */
    WorkLeft(String things, LongSupplier ticker) {
        this.things = things;
        this.ticker = ticker;
    }

    /** Starts the clock, with so much done. */
    public void begin(long done) {
        began = ticker.getAsLong();
        before = done;
    }

    /** {@code 80 of 160 games, 2:10 left}; starts the clock if nothing has, or the job begins anew. */
    public String text(long done, long total) {
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
}
