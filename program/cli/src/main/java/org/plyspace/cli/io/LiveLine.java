package org.plyspace.cli.io;

import com.google.inject.Inject;
import java.io.PrintStream;
import org.plyspace.api.Texts;

/** A line on standard error that changes in place if it is a terminal, and disappears when the job is done. */
public final class LiveLine implements AutoCloseable {

    private static final int WIDEST = 200;

    private final Streams streams;
    private final SlowCallNotices waits;
    private int shown;

    @Inject
    public LiveLine(Streams streams, SlowCallNotices waits) {
        this.streams = streams;
        this.waits = waits;
    }

    /** Replaces the line by a text, cut off at the terminal's width; does nothing if there is no terminal. */
    public void show(String text) {
        if (!streams.errIsTerminal()) {
            return;
        }
        waits.alive();
        String line = Texts.printable(text);
        int room = Math.min(WIDEST, streams.window().columnsOr(WIDEST)) - 1;
        replace(line.length() <= room ? line : line.substring(0, room));
    }

    private void replace(String line) {
        PrintStream err = streams.err();
        // Blanks erase the rest of a longer line: not every terminal has a sequence for that.
        err.print("\r" + line + " ".repeat(Math.max(0, shown - line.length())) + "\r");
        err.flush();
        shown = line.length();
    }

    @Override
    public void close() {
        if (shown > 0) {
            replace("");
            shown = 0;
        }
    }
}
