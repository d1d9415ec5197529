package org.plyspace.cli.io;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyspace.report.Durations;
import org.plyspace.report.Numbers;

/** How far a job is, and how long the rest will take at the speed so far. Confined to one thread at a time. */
public final class WorkLeft {

    private static final int MINUTE = 60;
    private static final int HOUR = 3_600;

    private final LongSupplier ticker;
    private String things = "";
    private long began;
    private long before;

    /** Starts with the next text. */
    public WorkLeft() {
        this(System::nanoTime);
    }

    /** Creates a text whose time, in nanoseconds, is given. */
    WorkLeft(LongSupplier ticker) {
        this.ticker = ticker;
    }

    /**
     * {@code 80 of 160 games, 2:10 left}; the first text of such things does not know the time.
     *
     * @param newThings the name of what is counted
     */
    public String text(long done, long total, String newThings) {
        if (!newThings.equals(things) || done < before) {
            things = newThings;
            began = ticker.getAsLong();
            before = done;
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
                : Durations.text((double) seconds);
    }
}
