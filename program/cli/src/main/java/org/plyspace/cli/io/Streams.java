package org.plyspace.cli.io;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * The standard streams of the program.
 *
 * @param in standard input
 * @param out standard output, unwrapped: nothing may swallow its errors
 * @param err standard error
 * @param errIsTerminal whether standard error is a terminal, so that progress is shown
 * @param window the visible part of standard output
 */
public record Streams(InputStream in, OutputStream out, PrintStream err, boolean errIsTerminal, Window window) {

    /** Set to {@code true} by the launching script if standard error is a terminal, which Java 17 cannot find out. */
    private static final String TERMINAL_PROPERTY = "plyspace.stderr.tty";

    private static final int NOBODYS_COLUMNS = 80;

    /**
     * Takes the streams of this process. From then on other code, such as that of a jar, finds no input, and prints to
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

    /** Streams without input and output, besides standard error, where jars print as well. */
    public static Streams forFailuresOnly() {
        System.setOut(System.err);
        return new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                System.err,
                false,
                Window.ofColumns(NOBODYS_COLUMNS));
    }

    /** Whether these are the streams of this process, which may be connected to a terminal. */
    public boolean areOfProcess() {
        return out instanceof FileOutputStream;
    }
}
