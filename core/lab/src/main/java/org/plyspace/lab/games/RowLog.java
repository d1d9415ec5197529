package org.plyspace.lab.games;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.engine.io.AppendLog;
import org.plyspace.engine.io.AppendLogReader;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.numbers.GameRow;

/**
 * The rows of a store's games, written beside them as they end: {@code rows.jsonl}, a line for each. It saves a later replay; what it
 * lacks is made from the games. Held by the program that holds the store. Confined to one thread.
 */
public final class RowLog implements Closeable {

    private final AppendLog file;
    private final RowBlockWriter blocks;

    /**
     * Opens the rows of a store, creating the file if necessary.
     *
     * @throws IOException if it cannot be written
     */
    public RowLog(StoreWriter store) throws IOException {
        this.file = new AppendLog(path(store.folder()));
        this.blocks = new RowBlockWriter(store.manifest().experiment().numbers());
    }

    static Path path(Path store) {
        return store.resolve("rows.jsonl");
    }

    /**
     * Adds rows, which are on disk when the method returns.
     *
     * @throws IOException if they cannot be written; none of them counts then
     */
    public void add(List<GameRow> rows) throws IOException {
        file.append(rows.stream().map(row -> blocks.line(List.of(row))).toList());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** Reads what a {@link RowLog} wrote. For one thread. */
    static final class Reader implements Closeable {

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
        Reader(Store store) throws IOException {
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
}
