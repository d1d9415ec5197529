package org.plyspace.lab.row;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.plyspace.engine.io.AppendLog;
import org.plyspace.lab.experiment.StoreWriter;
import org.plyspace.lab.metric.GameRow;

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
}
