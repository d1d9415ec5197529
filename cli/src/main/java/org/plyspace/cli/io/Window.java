package org.plyspace.cli.io;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What of standard output is seen at once.
 *
 * @param columns characters of a line
 * @param rows lines; as good as unlimited where nobody sees a screen
 * @param terminal whether it is a terminal that can be told to show colours
 */
public record Window(int columns, int rows, boolean terminal) {

    /** Enough for four boards of eight squares or five of five. */
    private static final int USUAL_COLUMNS = 120;

    private static final int UNLIMITED = 1_000_000;

    /** Set by the launcher to what {@code stty size} says when standard output is a terminal: {@code 24 80}. */
    private static final String SIZE_PROPERTY = "plyspace.stdout.size";

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,4}) ([0-9]{1,4})");

    /** Of no terminal. */
    public static Window ofColumns(int columns) {
        return new Window(columns, UNLIMITED, false);
    }

    /** Of a terminal. */
    public static Window ofTerminal(int columns, int rows) {
        return new Window(columns, rows, true);
    }

    /**
     * As the launcher found it, else as wide as the variable COLUMNS says, which shells do not pass on by themselves.
     *
     * @param property what the launcher says; null where there is no terminal
     */
    static Window of(String property, Map<String, String> variables) {
        Matcher size = SIZE.matcher(Optional.ofNullable(property).orElse(""));
        if (!size.matches()) {
            return ofColumns(columns(variables));
        }
        int rows = Integer.parseInt(size.group(1));
        int columns = Integer.parseInt(size.group(2));
        boolean obeys = !variables.getOrDefault("TERM", "dumb").equals("dumb");
        // Terminals over serial lines say 0.
        return new Window(columns == 0 ? columns(variables) : columns, rows == 0 ? UNLIMITED : rows, obeys);
    }

    static Window ofProcess() {
        return of(System.getProperty(SIZE_PROPERTY), System.getenv());
    }

    private static int columns(Map<String, String> variables) {
        String variable = variables.getOrDefault("COLUMNS", "");
        return variable.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(variable) : USUAL_COLUMNS;
    }
}
