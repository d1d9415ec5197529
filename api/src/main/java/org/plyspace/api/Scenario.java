package org.plyspace.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.plyspace.api.PublicApi.Usage;

/**
 * One example that the source of a rule set gives or that decides a ruling, for test matrices.
 *
 * @param id the source's own, or one in its style; unique within its rules
 * @param description what it shows, a clause
 * @param position a position's text
 * @param move the move to judge in machine form, or empty if it is about the position itself
 * @param valid whether the move is legal; true if there is no move
 * @param outcome {@code check}, {@code checkmate}, {@code stalemate} or {@code none}: what holds after the move, or in the
 *     position if there is no move; empty if the source does not say
 * @param citation the source's section
 */
@PublicApi(usage = Usage.CALL)
public record Scenario(
        String id, String description, String position, String move, boolean valid, String outcome, String citation) {

    private static final int COLUMNS = 7;

    /**
     * Reads scenarios from a variant's own resource: UTF-8 text, a scenario a line, the columns above in order, separated by
     * tabs, {@code valid} being {@code valid} or {@code invalid}. Empty lines and lines that start with {@code #} are passed
     * over.
     *
     * @param owner a class of the variant's jar; the resource's name is relative to it
     * @throws IllegalStateException if the resource is missing or a line does not have this form
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
            throw new IllegalStateException(resource + ": '" + Texts.shorten(line) + "' is not a scenario; " + COLUMNS
                    + " columns separated by tabs would be accepted, the fifth 'valid' or 'invalid'");
        }
        return new Scenario(parts[0], parts[1], parts[2], parts[3], parts[4].equals("valid"), parts[5], parts[6]);
    }
}
