package org.plyspace.cli.io;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;

/** What the program has to say beside its results: a line each on standard error, in which nothing forges another. */
@Singleton
public final class Notices {

    private static final int LONGEST = 2_000;

    private final PrintStream err;

    @Inject
    public Notices(Streams streams) {
        this.err = streams.err();
    }

    /** The same for libraries that want a writer. */
    public PrintWriter asPrintWriter() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }

    /** Prints a line of the program's, whatever it quotes. */
    public void line(String message) {
        String line = message.lines().map(String::strip).collect(Collectors.joining(" "));
        String shown = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
        err.println("plyspace: " + Texts.printable(shown));
        err.flush();
    }
}
