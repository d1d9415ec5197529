package org.plyspace.engine.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.plyspace.api.Texts;

/**
 * A file with one record, of which there is always a whole version: a new one is written beside it, handed to the disk, and
 * renamed over it. Whoever dies in between leaves the old one, and perhaps the one beside it, which the next save replaces.
 */
public final class RecordFile {

    private static final String BESIDE = ".saving";
    private static final int MOST_BYTES = 20_000_000;

    private final Path path;
    private final RecordWriter writer = new RecordWriter();

    /** Of this name; a link is followed, so that what it points at is replaced and not the link. */
    public RecordFile(Path path) throws IOException {
        this.path = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /**
     * Reads the record.
     *
     * @throws RecordException if it is not one record
     * @throws IOException if the file cannot be read
     */
    public GameRecord load() throws IOException {
        String name = Texts.shorten(path.toString());
        try (RecordReader reader = new RecordReader(new StringReader(text(name)), name)) {
            GameRecord record =
                    reader.next().orElseThrow(() -> new RecordException(name, "it is empty; expected a game's record"));
            if (reader.next().isPresent()) {
                throw new RecordException(reader.place(), "a second game begins; expected one game per file");
            }
            return record;
        }
    }

    private String text(String name) throws IOException {
        byte[] bytes;
        try (InputStream stream = Files.newInputStream(path)) {
            // Not by the file's size, since devices have none and no end.
            bytes = stream.readNBytes(MOST_BYTES + 1);
        }
        if (bytes.length > MOST_BYTES) {
            throw new RecordException(
                    name, "it is longer than " + MOST_BYTES + " bytes; expected a file with one game");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw new RecordException(name, "it is not UTF-8 text; expected a game's record");
        }
    }

    /** Replaces the record, all or nothing. */
    public void save(GameRecord record) throws IOException {
        Path beside = path.resolveSibling(path.getFileName() + BESIDE);
        writeThrough(beside, writer.document(record).getBytes(StandardCharsets.UTF_8));
        Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE);
        syncFolder();
    }

    private static void writeThrough(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    /** The new name must reach the disk too; systems that cannot open a folder do so by themselves. */
    private void syncFolder() {
        try (FileChannel folder = FileChannel.open(path.getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException unsupported) {
            return;
        }
    }
}
