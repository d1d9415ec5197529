package org.plyspace.engine.record;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;

/**
 * A file with one record, of which there is always a whole version, and which is replaced only while it is what was loaded from
 * it or saved to it. Confined to one thread.
 */
public final class RecordFile {

    private static final int LONGEST = 20_000_000;

    private final AtomicFile file;
    private final RecordWriter writer = new RecordWriter();

    /**
     * Of this name; a link is followed, so that what it points at is replaced and not the link.
     *
     * @throws IOException if what is there cannot be looked at
     */
    public RecordFile(Path path) throws IOException {
        this.file = new AtomicFile(path);
    }

    /** Where it is. */
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

    /** Whether it is as it was loaded or saved here last. */
    public boolean isUnchanged() {
        return file.isUnchanged();
    }

    /**
     * Replaces the record, all or nothing. The first save makes the file, unless the record was loaded from it.
     *
     * @throws org.plyspace.engine.io.FileChangedException if another program has written it since it was loaded or saved here
     * @throws IOException if it cannot be written; what was there is there still
     */
    public void save(GameRecord record) throws IOException {
        file.update(writer.document(record));
    }
}
