package org.plyspace.cli.io;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    /**
     * The visible part of standard output.
     *
     * @param columns the width in characters; 0 if nobody says how wide it is
     * @param rows the height in lines; practically unlimited if there is no terminal
     * @param terminal whether it is a terminal, which can show colours
     */
    public record Window(int columns, int rows, boolean terminal) {

        private static final int UNKNOWN = 0;

        private static final int UNLIMITED = 1_000_000;

        /** Set by the launching script to the output of {@code stty size} if standard output is a terminal: {@code 24 80}. */
        private static final String SIZE_PROPERTY = "plyspace.stdout.size";

        private static final Pattern SIZE = Pattern.compile("([0-9]{1,4}) ([0-9]{1,4})");

        /** Creates the window of output that is not a terminal. */
        public static Window ofColumns(int columns) {
            return new Window(columns, UNLIMITED, false);
        }

        /** Creates the window of output to a file or a program, for which nobody has set a width. */
        public static Window ofUnknownColumns() {
            return ofColumns(UNKNOWN);
        }

        /** Creates the window of a terminal. */
        public static Window ofTerminal(int columns, int rows) {
            return new Window(columns, rows, true);
        }

        /**
         * The window that the launching script found, or else one as wide as the variable COLUMNS, which shells do not export by themselves.
         *
         * @param property the launching script's value; null if there is no terminal
         */
        static Window of(String property, Map<String, String> variables) {
            Matcher size = SIZE.matcher(Optional.ofNullable(property).orElse(""));
            if (!size.matches()) {
                return ofColumns(columns(variables));
            }
            int rows = Integer.parseInt(size.group(1));
            int columns = Integer.parseInt(size.group(2));
            boolean obeys = !variables.getOrDefault("TERM", "dumb").equals("dumb");
            // Terminals on serial lines report 0.
            return new Window(columns == 0 ? columns(variables) : columns, rows == 0 ? UNLIMITED : rows, obeys);
        }

        /** The width in characters, or that of what is printed where nobody says how wide it is. */
        public int columnsOr(int usual) {
            return columns == UNKNOWN ? usual : columns;
        }

        static Window ofProcess() {
            return of(System.getProperty(SIZE_PROPERTY), System.getenv());
        }

        private static int columns(Map<String, String> variables) {
            String variable = variables.getOrDefault("COLUMNS", "");
            return variable.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(variable) : UNKNOWN;
        }
    }
}
