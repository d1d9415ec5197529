package org.plyspace.lab.row;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.engine.io.AppendLogReader;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.experiment.LineIndex;
import org.plyspace.lab.experiment.Store;
import org.plyspace.lab.metric.GameRow;

/** Reads what a {@link RowLog} wrote. For one thread. */
final class RowLogReader implements Closeable {

    private static final int LONGEST = 1_000_000;

    private final Optional<AppendLogReader> file;
    private final RowBlockReader blocks;
    private final LineIndex index = new LineIndex();
    private final String name;

    /**
     * Opens the rows of a store; a store that has none is as one without any row.
     *
     * @throws FailureException if a line is no row of the experiment
     * @throws IOException if the file cannot be read
     */
    RowLogReader(Store store) throws IOException {
        Path path = RowLog.path(store.folder());
        this.name = FileNames.shown(path);
        this.blocks = new RowBlockReader(store.experiment());
        this.file = Files.exists(path) ? Optional.of(new AppendLogReader(path, name, LONGEST)) : Optional.empty();
        if (file.isPresent()) {
            readAll(file.get());
        }
    }

    private void readAll(AppendLogReader lines) throws IOException {
        try {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                for (GameRow row : blocks.read(line.get(), lines.place())) {
                    index.add(row.summary().number(), lines.offset());
                }
            }
        } catch (InputException noText) {
            close();
            throw new FailureException(noText.getMessage());
        } catch (IOException | RuntimeException | Error failed) {
            close();
            throw failed;
        }
    }

    /** The row of a game, by its number. */
    Optional<GameRow> row(int number) throws IOException {
        if (file.isEmpty() || !index.has(number)) {
            return Optional.empty();
        }
        List<GameRow> rows = blocks.read(file.get().at(index.offset(number)), name + ": game " + number);
        return rows.stream().filter(row -> row.summary().number() == number).findFirst();
    }

    @Override
    public void close() throws IOException {
        if (file.isPresent()) {
            file.get().close();
        }
    }
}
