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
 * @param window what of standard output is seen at once
 */
public record Streams(InputStream in, OutputStream out, PrintStream err, boolean errIsTerminal, Window window) {

    /** Set to {@code true} by the launcher when standard error is a terminal, which Java 17 cannot find out. */
    private static final String TERMINAL_PROPERTY = "plyspace.stderr.tty";

    private static final int NOBODYS_COLUMNS = 80;

    /**
     * Those of this process. Whoever else asks for them from now on, such as the code of a jar, finds no input, and prints to
     * standard error.
     */
    public static Streams takenFromProcess() {
        Streams taken = new Streams(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                System.err,
                Boolean.getBoolean(TERMINAL_PROPERTY),
                Window.ofProcess());
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        return taken;
    }

    /** No input, and of the output only what is said on standard error; jars print there too. */
    public static Streams forFailuresOnly() {
        System.setOut(System.err);
        return new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                System.err,
                false,
                Window.ofColumns(NOBODYS_COLUMNS));
    }

    /** Whether these are the process's own, at whose other end there may be a terminal. */
    public boolean areOfProcess() {
        return out instanceof FileOutputStream;
    }
}
