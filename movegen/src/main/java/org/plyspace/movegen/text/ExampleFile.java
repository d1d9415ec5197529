package org.plyspace.movegen.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Example;

/**
 * Examples as a rule set keeps them in its resources: CSV with the header {@code id,description,position,move,valid,citation},
 * fields that hold a comma in double quotes.
 */
public final class ExampleFile {

    private static final String HEADER = "id,description,position,move,valid,citation";
    private static final int FIELDS = 6;

    private ExampleFile() {}

    /**
     * Reads a resource.
     *
     * @param owner the class that the resource lies beside
     * @throws IllegalArgumentException if it is not there or not of that form; it is part of the program
     */
    public static List<Example> read(Class<?> owner, String resource) {
        try (InputStream file = owner.getResourceAsStream(resource)) {
            if (file == null) {
                throw new IllegalArgumentException("no resource " + resource + " beside " + owner.getName());
            }
            return read(new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8)), resource);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Example> read(BufferedReader reader, String resource) throws IOException {
        if (!HEADER.equals(reader.readLine())) {
            throw new IllegalArgumentException(resource + " does not begin with " + HEADER);
        }
        List<Example> examples = new ArrayList<>();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            examples.add(example(fields(line), resource + ": " + line));
        }
        return List.copyOf(examples);
    }

    private static Example example(List<String> fields, String where) {
        if (fields.size() != FIELDS || !List.of("true", "false").contains(fields.get(4))) {
            throw new IllegalArgumentException("no example: " + where);
        }
        return new Example(
                fields.get(0),
                fields.get(1),
                fields.get(2),
                fields.get(3),
                Boolean.parseBoolean(fields.get(4)),
                fields.get(5));
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
