package org.plyspace.endgame;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.plyspace.api.Side;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.TextFiles;

/**
 * The state between two passes, in a file beside the table: a killed run resumes after its last saved pass. A state that cannot
 * be read, or is of another program or of other rules, is ignored.
 */
final class Checkpoint {

    private static final String MAGIC = "plyspace-tablebase-pass/1";
    private static final int LEVEL = 1;
    /** The part of the time that saving may take: one in so many. */
    private static final int PART = 10;

    private final Path file;
    private final TableIdentity identity;
    private final Duration between;
    private long keptAt = System.nanoTime();
    private long keptIn;

    /**
     * Creates the checkpoint of a table.
     *
     * @param between the shortest time between two saved states; zero saves all, however long that takes
     */
    Checkpoint(Path file, TableIdentity identity, Duration between) {
        this.file = file;
        this.identity = identity;
        this.between = between;
    }

    /** Fills in values. */
    private interface Filling {

        /** Reads them. */
        Optional<Integer> from(DataInputStream in) throws IOException;
    }

    /** The scale of the state saved for a plan, if any. */
    Optional<Scale> scale(Plan plan, String way) {
        Scale[] found = new Scale[1];
        read(in -> {
            if (isOf(in, plan, way)) {
                found[0] = in.readBoolean() ? Scale.REGULAR : Scale.MIXED;
            }
            return Optional.empty();
        });
        return Optional.ofNullable(found[0]);
    }

    /** Fills in the saved state, and returns the number of passes made; if it is empty, the passes may be partly filled. */
    Optional<Integer> restore(Plan plan, String way, Passes passes) {
        return read(in -> {
            if (!isOf(in, plan, way) || in.readBoolean() != (passes.store().scale == Scale.REGULAR)) {
                return Optional.empty();
            }
            int made = in.readInt();
            for (Side side : Side.values()) {
                for (int block = 0; block < ValueStore.blocks(passes.store().size); block++) {
                    in.readFully(passes.store().block(side, block));
                }
                Map<Long, Integer> far = passes.store().far(side);
                for (int left = in.readInt(); left > 0; left--) {
                    far.put(in.readLong(), in.readInt());
                }
                for (byte[] block : passes.counters()[side.index()]) {
                    in.readFully(block);
                }
            }
            return Optional.of(made);
        });
    }

    private boolean isOf(DataInputStream in, Plan plan, String way) throws IOException {
        return in.readUTF().equals(MAGIC)
                && in.readUTF().equals(name(plan, way))
                && in.readLong() == plan.index().size();
    }

    private String name(Plan plan, String way) {
        return identity.setting() + "\n" + identity.source() + "\n" + identity.boards() + "\n" + plan.material() + "\n"
                + way;
    }

    private Optional<Integer> read(Filling filling) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (InputStream bytes = TextFiles.open(file);
                CheckedInputStream checked = new CheckedInputStream(new ZstdInputStream(bytes), new CRC32C());
                DataInputStream in = new DataInputStream(checked)) {
            Optional<Integer> made = filling.from(in);
            long sum = checked.getChecksum().getValue();
            return made.isPresent() && in.readLong() == sum ? made : Optional.empty();
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }

    /** Saves the state after a pass, unless the last one was saved a short while ago. */
    void keep(Plan plan, String way, Passes passes, int made) throws IOException {
        long began = System.nanoTime();
        boolean early = began - keptAt < Math.max(between.toNanos(), PART * keptIn);
        if (early && !between.isZero()) {
            return;
        }
        new AtomicFile(file).writeBytes(out -> write(out, plan, way, passes, made));
        keptAt = System.nanoTime();
        keptIn = keptAt - began;
    }

    private void write(OutputStream file, Plan plan, String way, Passes passes, int made) throws IOException {
        ZstdOutputStream zstd = new ZstdOutputStream(new KeptOpen(file), LEVEL);
        CheckedOutputStream checked = new CheckedOutputStream(zstd, new CRC32C());
        DataOutputStream out = new DataOutputStream(checked);
        out.writeUTF(MAGIC);
        out.writeUTF(name(plan, way));
        out.writeLong(plan.index().size());
        out.writeBoolean(passes.store().scale == Scale.REGULAR);
        out.writeInt(made);
        for (Side side : Side.values()) {
            for (int block = 0; block < ValueStore.blocks(passes.store().size); block++) {
                out.write(passes.store().block(side, block));
            }
            Map<Long, Integer> far = passes.store().far(side);
            out.writeInt(far.size());
            for (Map.Entry<Long, Integer> one : far.entrySet()) {
                out.writeLong(one.getKey());
                out.writeInt(one.getValue());
            }
            for (byte[] block : passes.counters()[side.index()]) {
                out.write(block);
            }
        }
        out.writeLong(checked.getChecksum().getValue());
        out.flush();
        zstd.close();
    }

    /** A file's stream, which its owner closes. */
    private static final class KeptOpen extends FilterOutputStream {

        KeptOpen(OutputStream file) {
            super(file);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            out.write(bytes, from, count);
        }

        @Override
        public void close() throws IOException {
            out.flush();
        }
    }

    /** Removes the state; the table is done. */
    void remove() throws IOException {
        if (Files.exists(file)) {
            new AtomicFile(file).remove();
        }
    }
}
