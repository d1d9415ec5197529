package org.plyspace.engine.record;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;

/**
 * A file with one record. It always holds a complete version, and is replaced only if nobody else has changed it since it was loaded
 * or saved here. Confined to one thread.
 */
public final class RecordFile {

    private static final int LONGEST = 20_000_000;

    private final AtomicFile file;
    private final RecordWriter writer = new RecordWriter();

    /**
     * Opens the file of this name. A link is followed, so that its target is replaced and not the link.
     *
     * @throws IOException if the existing file cannot be examined
     */
    public RecordFile(Path path) throws IOException {
        this.file = new AtomicFile(path);
    }

    /** The path of the file. */
    public Path path() {
        return file.path();
    }

    /**
     * Reads the record.
     *
     * @throws InputException if it is not one record
     * @throws org.plyspace.engine.io.InputException if it is no text, or too long
     * @throws IOException if the file cannot be read
     */
    public GameRecord load() throws IOException {
        return load(FileNames.shown(path()));
    }

    /**
     * Reads the record.
     *
     * @param name what messages call the file
     * @throws InputException if it is not one record
     * @throws org.plyspace.engine.io.InputException if it is no text, or too long
     * @throws IOException if the file cannot be read
     */
    public GameRecord load(String name) throws IOException {
        try (RecordReader reader = new RecordReader(new StringReader(file.read(name, LONGEST)), name)) {
            GameRecord record =
                    reader.next().orElseThrow(() -> new InputException(name, "it is empty; expected a game's record"));
            if (reader.next().isPresent()) {
                throw new InputException(reader.place(), "a second game begins; expected one game per file");
            }
            return record;
        }
    }

    /** Whether the file is unchanged since it was last loaded or saved here. */
    public boolean isUnchanged() {
        return file.isUnchanged();
    }

    /**
     * Replaces the record atomically. The first save creates the file, unless the record was loaded from it.
     *
     * @throws org.plyspace.engine.io.AtomicFile.FileChangedException if another program has changed the file since it was loaded or saved here
     * @throws IOException if the file cannot be written; its old content remains
     */
    public void save(GameRecord record) throws IOException {
        file.update(writer.document(record));
    }
}
