package org.plyspace.movegen.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.plyspace.api.Scenario;
import org.plyspace.api.Texts;

/** Reads the source's own examples from a table in a variant's jar. */
public final class ScenarioFile {

    private static final int COLUMNS = 7;

    private ScenarioFile() {}

    /**
     * Reads scenarios from a variant's own resource: UTF-8 text, one scenario per line, with the columns id, description,
     * position, move, {@code valid} or {@code invalid}, outcome and citation, separated by tabs. Empty lines and lines that
     * start with {@code #} are skipped.
     *
     * @param owner a class of the variant's jar; the resource's name is relative to it
     * @throws IllegalStateException if the resource is missing or a line is malformed
     */
    public static List<Scenario> read(Class<?> owner, String resource) {
        InputStream stream = owner.getResourceAsStream(resource);
        if (stream == null) {
            throw new IllegalStateException("no resource " + resource + " beside " + owner.getName());
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> parse(resource, line))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource, unreadable);
        }
    }

    private static Scenario parse(String resource, String line) {
        String[] parts = line.split("\t", -1);
        if (parts.length != COLUMNS || !(parts[4].equals("valid") || parts[4].equals("invalid"))) {
            throw new IllegalStateException(resource + ": '" + Texts.shorten(line) + "' is not a scenario; expected "
                    + COLUMNS + " columns separated by tabs, the fifth 'valid' or 'invalid'");
        }
        return new Scenario(parts[0], parts[1], parts[2], parts[3], parts[4].equals("valid"), parts[5], parts[6]);
    }
}
