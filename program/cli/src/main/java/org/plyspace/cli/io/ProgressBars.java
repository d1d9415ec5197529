package org.plyspace.cli.io;

import com.google.inject.Inject;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.plyspace.engine.Progress;

/** Shows how far long jobs are on standard error, if it is a terminal. */
public final class ProgressBars {

    private static final long NANOS_BETWEEN = TimeUnit.MILLISECONDS.toNanos(200);

    private final Streams streams;
    private final SlowCallNotices waits;
    private final LongSupplier ticker;

    @Inject
    public ProgressBars(Streams streams, SlowCallNotices waits) {
        this(streams, waits, System::nanoTime);
    }

    /** Creates lines whose time, in nanoseconds, is given. */
    ProgressBars(Streams streams, SlowCallNotices waits, LongSupplier ticker) {
        this.streams = streams;
        this.waits = waits;
        this.ticker = ticker;
    }

    /**
     * Shows a line that disappears when closed. Until the first report, which may take long, it says that the job begins.
     *
     * @param things the name of what the job counts
     */
    public Bar start(String things) {
        Bar bar = new Bar(things);
        bar.line.show(things + " ...");
        return bar;
    }

    /** One job's line. */
    public final class Bar implements Progress, AutoCloseable {

        private final LiveLine line = new LiveLine(streams, waits);
        private final WorkLeft left;
        private long shown = ticker.getAsLong() - NANOS_BETWEEN;

        private Bar(String things) {
            left = new WorkLeft(things, ticker);
        }

        @Override
        public synchronized void reached(long done, long total) {
            waits.alive();
            long now = ticker.getAsLong();
            if (now - shown >= NANOS_BETWEEN) {
                shown = now;
                line.show(left.text(done, total));
            }
        }

        @Override
        public synchronized void close() {
            line.close();
        }
    }
}
