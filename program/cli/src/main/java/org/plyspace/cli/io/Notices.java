package org.plyspace.cli.io;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;

/** Messages besides the results: one line each on standard error, masked so that none can forge another. */
@Singleton
public final class Notices {

    private static final int LONGEST = 2_000;

    private final PrintStream err;

    @Inject
    public Notices(Streams streams) {
        this.err = streams.err();
    }

    /** A writer for libraries that prints messages here. */
    public PrintWriter asPrintWriter() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }

    /** Prints a message; control characters that it quotes are masked. */
    public void line(String message) {
        String line = message.lines().map(String::strip).collect(Collectors.joining(" "));
        String shown = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
        err.println("plyspace: " + Texts.printable(shown));
        err.flush();
    }
}
