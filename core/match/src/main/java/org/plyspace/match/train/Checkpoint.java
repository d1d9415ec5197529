package org.plyspace.match.train;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.BinaryFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;

/**
 * The state of a training in a file, so that one that was killed goes on: a number for the format, the checksum of the rest, a text that
 * tells this training from others, and the state. Each save replaces the last one whole.
 */
public final class Checkpoint {

    private static final int FORMAT = 0x504e4331;
    /** The largest file in bytes that can be read at once. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private final Path path;
    private final String identity;

    /** What is saved. */
    interface State {

        void write(DataOutputStream out) throws IOException;

        void read(DataInputStream in) throws IOException;
    }

    /**
     * A checkpoint in a file.
     *
     * @param identity tells this training from others: its positions and its settings
     */
    Checkpoint(Path path, String identity) {
        this.path = path;
        this.identity = identity;
    }

    /** Reads the state if there is one. */
    void load(State state) {
        if (!Files.exists(path)) {
            return;
        }
        String name = FileNames.shown(path);
        try (BinaryFile file = new BinaryFile(path)) {
            if (file.length() > LONGEST) {
                throw refused(name, "is no checkpoint of a training");
            }
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(file.read(0, (int) file.length())));
            if (in.readInt() != FORMAT) {
                throw refused(name, "is no checkpoint of a training");
            }
            if (in.readLong() != checksum(in.readAllBytes())) {
                throw refused(name, "is damaged");
            }
            in.reset();
            in.skipBytes(Integer.BYTES + Long.BYTES);
            if (!in.readUTF().equals(identity)) {
                throw refused(name, "belongs to a training on other games or with other options");
            }
            state.read(in);
        } catch (EOFException cut) {
            throw refused(name, "is damaged");
        } catch (IOException failed) {
            throw FileErrors.unreadable(name, failed);
        }
    }

    private static UsageException refused(String name, String why) {
        return new UsageException(name + " " + why + "; remove it to begin anew, or name another --out");
    }

    /** Saves the state. */
    void save(State state) {
        try {
            ByteArrayOutputStream rest = new ByteArrayOutputStream();
            DataOutputStream content = new DataOutputStream(rest);
            content.writeUTF(identity);
            state.write(content);
            new AtomicFile(path).writeBytes(file -> {
                DataOutputStream out = new DataOutputStream(file);
                out.writeInt(FORMAT);
                out.writeLong(checksum(rest.toByteArray()));
                rest.writeTo(out);
                out.flush();
            });
        } catch (IOException failed) {
            throw FileErrors.unwritable(FileNames.shown(path), failed);
        }
    }

    private static long checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    static void write(double[] numbers, DataOutputStream out) throws IOException {
        for (double number : numbers) {
            out.writeDouble(number);
        }
    }

    static void read(double[] numbers, DataInputStream in) throws IOException {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readDouble();
        }
    }
}
