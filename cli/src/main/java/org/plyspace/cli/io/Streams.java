package org.plyspace.cli.io;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * What the program is connected to.
 *
 * @param in standard input
 * @param out standard output, raw: nothing may swallow its errors
 * @param err standard error
 * @param errIsTerminal whether somebody watches standard error, so that progress is worth showing
 * @param columns how many characters of a line of standard output are seen at once
 */
public record Streams(InputStream in, OutputStream out, PrintStream err, boolean errIsTerminal, int columns) {

    /** Enough for four boards of eight squares or five of five. */
    private static final int USUAL_COLUMNS = 120;

    /** Set to {@code true} by the launcher when standard error is a terminal, which Java 17 cannot find out. */
    private static final String TERMINAL_PROPERTY = "plyspace.stderr.tty";

    /** Those of this process. */
    public static Streams ofProcess() {
        return new Streams(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                System.err,
                Boolean.getBoolean(TERMINAL_PROPERTY),
                columns(System.getenv("COLUMNS")));
    }

    private static int columns(String variable) {
        boolean plausible = variable != null && variable.matches("[1-9][0-9]{1,3}");
        return plausible ? Integer.parseInt(variable) : USUAL_COLUMNS;
    }
}
