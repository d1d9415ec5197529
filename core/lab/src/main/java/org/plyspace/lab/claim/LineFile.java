package org.plyspace.lab.claim;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AppendLog;
import org.plyspace.engine.io.AppendLogReader;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.experiment.ExperimentFormat;

/**
 * A file of JSON lines, the first of which names the format; each line is on the disk before the next is begun. Of a line that a kill
 * cut short nothing counts. Confined to one thread at a time.
 */
final class LineFile implements Closeable {

    private static final String FORMAT = "format";
    private static final int LONGEST_LINE = 1_000_000;
    private static final int LONGEST = 500_000_000;

    private final Path path;
    private final String format;
    private final String beginning;
    private Optional<AppendLog> log = Optional.empty();

    /**
     * Describes a file, which need not be there.
     *
     * @param beginning how all lines but the first begin
     */
    LineFile(Path path, String format, String beginning) {
        this.path = path;
        this.format = format;
        this.beginning = beginning;
    }

    /** The name in messages. */
    String name() {
        return FileNames.shown(path);
    }

    /** Whether it is open for appending. */
    boolean isOpen() {
        return log.isPresent();
    }

    /**
     * Reads all lines; none if the file is not there.
     *
     * @throws FailureException if a line is not JSON, the first one has another format, or the last one is cut short as no kill does
     * @throws InputException if it cannot be read
     */
    List<JsonFields> read() {
        if (!Files.exists(path)) {
            return List.of();
        }
        try (AppendLogReader file = new AppendLogReader(path, name(), LONGEST_LINE)) {
            List<String> lines = new ArrayList<>();
            for (Optional<String> line = file.next(); line.isPresent(); line = file.next()) {
                lines.add(line.get());
            }
            // Opening the file removes what a kill left of a last line, which must be nothing else.
            if (!file.isTornWithin(lines.isEmpty() ? "{\"" + FORMAT + "\":" : beginning)) {
                throw new FailureException(
                        file.place(),
                        "the file does not end with a line that begins with " + beginning
                                + "; expected one that 'claims' has written");
            }
            return parse(lines);
        } catch (InputException noText) {
            throw new FailureException(noText.getMessage());
        } catch (IOException failed) {
            throw new InputException(name() + ": it cannot be read: " + FileErrors.describe(failed));
        }
    }

    private List<JsonFields> parse(List<String> lines) {
        List<JsonFields> all = new ArrayList<>();
        for (String line : lines) {
            String place = name() + ":" + (all.size() + 1);
            JsonFields fields = JsonFields.of(
                    ExperimentFormat.tree(line, place, FailureException::new), place, FailureException::new);
            if (all.isEmpty()) {
                ExperimentFormat.checkFormat(fields, format);
            }
            all.add(fields);
        }
        return all;
    }

    /**
     * Opens the file to append to it, making it and its folder if necessary. To be read before.
     *
     * @param first the fields of a first line without the format, if there is none yet
     * @return all lines, since another program may have added some
     */
    List<JsonFields> open(Map<String, Object> first) {
        try {
            new AtomicFolder(path.toAbsolutePath().getParent()).make();
            AppendLog opened = new AppendLog(path);
            log = Optional.of(opened);
            List<JsonFields> lines = parse(opened.read(name(), LONGEST).lines().toList());
            if (!lines.isEmpty()) {
                return lines;
            }
            Map<String, Object> fields = new LinkedHashMap<>(Map.of(FORMAT, format));
            fields.putAll(first);
            append(fields);
            return parse(List.of(text(fields)));
        } catch (IOException failed) {
            throw FileErrors.unwritable(name(), failed);
        }
    }

    /** Appends a line, which is on the disk when the method returns. */
    void append(Map<String, Object> fields) {
        try {
            log.orElseThrow().append(text(fields));
        } catch (IOException failed) {
            throw FileErrors.unwritable(name(), failed);
        }
    }

    private static String text(Map<String, Object> fields) {
        return JsonMappers.PLAIN.writeValueAsString(fields);
    }

    @Override
    public void close() {
        try {
            if (log.isPresent()) {
                log.get().close();
            }
        } catch (IOException failed) {
            throw FileErrors.unwritable(name(), failed);
        }
    }
}
