package org.plyspace.cli.io;

import com.google.inject.Inject;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.plyspace.engine.Progress;

/** Shows the progress of long jobs on standard error, if it is a terminal. */
public final class ProgressBars {

    private static final int UPDATE_MILLIS = 200;
    private static final int WIDTH = 80;

    private final Streams streams;
    private final SlowCallNotices waits;

    @Inject
    public ProgressBars(Streams streams, SlowCallNotices waits) {
        this.streams = streams;
        this.waits = waits;
    }

    /** Creates a bar that disappears when closed. Until the first report, which may take long, the task alone is shown. */
    public Bar start(String task) {
        LiveLine beginning = new LiveLine(streams, waits);
        beginning.show(task + " ...");
        return new Bar(task, streams, waits, beginning);
    }

    /** One job's bar. */
    public static final class Bar implements Progress, AutoCloseable {

        private final String task;
        private final Streams streams;
        private final SlowCallNotices waits;
        private final LiveLine beginning;
        private ProgressBar bar;

        private Bar(String task, Streams streams, SlowCallNotices waits, LiveLine beginning) {
            this.task = task;
            this.streams = streams;
            this.waits = waits;
            this.beginning = beginning;
        }

        @Override
        public void reached(long done, long total) {
            waits.alive();
            if (!streams.errIsTerminal()) {
                return;
            }
            if (bar == null) {
                beginning.close();
                bar = new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(total)
                        .setUpdateIntervalMillis(UPDATE_MILLIS)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setMaxRenderedLength(WIDTH)
                        .clearDisplayOnFinish()
                        .setConsumer(new ConsoleProgressBarConsumer(streams.err(), WIDTH))
                        .build();
            }
            bar.stepTo(done);
        }

        @Override
        public void close() {
            beginning.close();
            if (bar != null) {
                bar.close();
            }
        }
    }
}
