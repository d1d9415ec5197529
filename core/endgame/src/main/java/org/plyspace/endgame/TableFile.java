package org.plyspace.endgame;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.CRC32C;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;
import org.plyspace.engine.io.BinaryFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.Sha256;

/**
 * A table in a file, whose blocks are read on first use (docs/tablebases.md, Files). Thread-safe.
 *
 * <p>Blocks stay in memory while there is room.
 */
public final class TableFile implements Table, Closeable {

    private final String name;
    private final BinaryFile file;
    private final TableHeader header;
    private final Material material;
    private final PlacementIndex index;
    private final Scale scale;
    private final int blocks;
    /** Where the blocks begin, White's and then Black's, and where the last one ends. */
    private final long[] starts;
    /** The CRC-32C of each block as it is in the file. */
    private final int[] checks;

    private final byte[] far;
    private final Map<Long, Integer>[] farBySide;
    private final AtomicReferenceArray<SoftReference<byte[]>> loaded;

    /** Takes over the file and the arrays. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    TableFile(
            String name,
            BinaryFile file,
            TableHeader header,
            Material material,
            PlacementIndex index,
            long[] starts,
            int[] checks,
            byte[] far) {
        this.name = name;
        this.file = file;
        this.header = header;
        this.material = material;
        this.index = index;
        this.scale = header.regular() ? Scale.REGULAR : Scale.MIXED;
        this.blocks = ValueStore.blocks(index.size());
        this.starts = starts;
        this.checks = checks;
        this.far = far;
        this.farBySide = new Map[] {new TreeMap<Long, Integer>(), new TreeMap<Long, Integer>()};
        ByteBuffer each = ByteBuffer.wrap(far);
        while (each.hasRemaining()) {
            farBySide[each.get() & 1].put(each.getLong(), each.getInt());
        }
        this.loaded = new AtomicReferenceArray<>(2 * blocks);
    }

    /**
     * Opens a table; everything but the blocks is checked at once, a block when it is read.
     *
     * @param identity what the rules are
     * @param material the men expected
     * @param index the numbers of their positions
     * @throws InputException if the file is missing, damaged, or not this table
     */
    public static TableFile open(Path path, TableIdentity identity, Material material, PlacementIndex index) {
        String name = FileNames.shown(path);
        BinaryFile file = null;
        try {
            file = new BinaryFile(path);
            TableFile table = new TableOpening(name, file).open(identity, material, index);
            file = null;
            return table;
        } catch (EOFException truncated) {
            throw new InputException(name + ": it is cut off; remove it and make it anew");
        } catch (IOException failed) {
            throw FileErrors.unreadable(name, failed);
        } finally {
            close(file);
        }
    }

    /**
     * Reads what a file says of itself.
     *
     * @throws InputException if the file is missing, damaged, or not a table
     */
    public static TableHeader header(Path path) {
        String name = FileNames.shown(path);
        try (BinaryFile file = new BinaryFile(path)) {
            return new TableOpening(name, file).header();
        } catch (EOFException truncated) {
            throw new InputException(name + ": it is cut off; remove it and make it anew");
        } catch (IOException failed) {
            throw FileErrors.unreadable(name, failed);
        }
    }

    private static void close(BinaryFile file) {
        try {
            if (file != null) {
                file.close();
            }
        } catch (IOException useless) {
            return; // nothing was written
        }
    }

    /** What the file says of itself. */
    public TableHeader header() {
        return header;
    }

    /** The name of the file for messages. */
    public String name() {
        return name;
    }

    @Override
    public Material material() {
        return material;
    }

    @Override
    public PlacementIndex index() {
        return index;
    }

    @Override
    public int longest() {
        return header.longest();
    }

    @Override
    public boolean isRegular() {
        return header.regular();
    }

    @Override
    public int value(Side toMove, long number) {
        int block = toMove.index() * blocks + (int) (number / ValueStore.BLOCK);
        int code = block(block)[(int) (number % ValueStore.BLOCK)] & 0xFF;
        if (code == 0) {
            return Value.DRAW;
        }
        if (code == Scale.IMPOSSIBLE) {
            return Value.IMPOSSIBLE;
        }
        if (code < Scale.FAR) {
            return scale.decode(code);
        }
        Integer value = code == Scale.FAR ? farBySide[toMove.index()].get(number) : null;
        if (value == null) {
            throw damaged();
        }
        return value;
    }

    private byte[] block(int block) {
        SoftReference<byte[]> known = loaded.get(block);
        byte[] codes = known == null ? null : known.get();
        if (codes == null) {
            codes = read(block);
            loaded.set(block, new SoftReference<>(codes));
        }
        return codes;
    }

    private byte[] read(int block) {
        int length = ValueStore.length(index.size(), block % blocks);
        try (ZstdDecompressCtx zstd = new ZstdDecompressCtx()) {
            byte[] bytes = file.read(starts[block], (int) (starts[block + 1] - starts[block]));
            if (TableLayout.check(bytes) != checks[block] || Zstd.getFrameContentSize(bytes) != length) {
                throw damaged();
            }
            byte[] codes = zstd.decompress(bytes, length);
            if (codes.length != length) {
                throw damaged();
            }
            return codes;
        } catch (ZstdException broken) {
            throw damaged();
        } catch (IOException failed) {
            throw FileErrors.unreadable(name, failed);
        }
    }

    private InputException damaged() {
        return new InputException(
                name + ": it is damaged: a block is not as it was written; remove it and make it anew");
    }

    /**
     * Reads all values into memory, and compares them with what the header says of them.
     *
     * @throws InputException if they are damaged
     */
    StoredTable load() {
        ValueStore store = new ValueStore(index.size(), scale);
        MessageDigest values = Sha256.digest();
        for (int i = 0; i < 2 * blocks; i++) {
            byte[] codes = read(i);
            values.update(codes);
            System.arraycopy(codes, 0, store.block(Side.of(i / blocks), i % blocks), 0, codes.length);
        }
        values.update(far);
        if (!HexFormat.of().formatHex(values.digest()).equals(header.values())) {
            throw damaged();
        }
        for (Side side : Side.values()) {
            store.far(side).putAll(farBySide[side.index()]);
        }
        return new StoredTable(material, index, store, header.longest());
    }

    /**
     * The whole table in memory.
     *
     * @throws InputException if its values are damaged
     */
    public Table verified() {
        return load();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** Closes the file and ignores failures: nothing was written. */
    void abandon() {
        close(file);
    }

    /** A table's file being opened: its head is read from front to back and checked, its blocks on first use. */
    static final class TableOpening {

        private static final int LONGEST_HEADER = 1 << 20;
        private static final int MOST_FAR = 100_000_000;

        private final String name;
        private final BinaryFile file;
        private final MessageDigest digest = Sha256.digest();
        private long at;

        TableOpening(String name, BinaryFile file) {
            this.name = name;
            this.file = file;
        }

        /**
         * Reads what the file says of itself; to be called once, unless {@link #open} is.
         *
         * @throws EOFException if the file is cut off
         * @throws InputException if it is not a table, or damaged
         */
        TableHeader header() throws IOException {
            if (!Arrays.equals(TableLayout.MAGIC, next(Math.min(TableLayout.MAGIC.length, (int)
                    Math.min(file.length(), TableLayout.MAGIC.length))))) {
                throw new InputException(name + ": it is not a tablebase");
            }
            int length = ByteBuffer.wrap(next(Integer.BYTES)).getInt();
            if (length < 0 || length > LONGEST_HEADER) {
                throw damaged("its header has an impossible length");
            }
            return TableHeader.read(next(length), name);
        }

        /**
         * Reads and checks everything but the blocks; to be called once. The table then closes the file; if this fails, the caller does.
         *
         * @throws EOFException if the file is cut off
         * @throws InputException if it is not this table, or damaged
         */
        TableFile open(TableIdentity identity, Material material, PlacementIndex index) throws IOException {
            TableHeader header = header();
            identity.check(header, name);
            if (!header.material().equals(material.toString())) {
                throw new InputException(
                        name + ": it is of " + header.material() + ", not of " + material + "; was it renamed?");
            }
            if (header.numbers() != index.size() || header.symmetries() != index.symmetries()) {
                throw damaged("it does not number the positions as the rules do");
            }
            int count = 2 * ValueStore.blocks(index.size());
            ByteBuffer lengths = ByteBuffer.wrap(next(Math.multiplyExact(count, TableLayout.ENTRY_BYTES)));
            int farCount = ByteBuffer.wrap(next(Integer.BYTES)).getInt();
            if (farCount < 0 || farCount > MOST_FAR) {
                throw damaged("its number of long wins is impossible");
            }
            byte[] far = next(Math.multiplyExact(farCount, TableLayout.FAR_BYTES));
            byte[] own = digest.digest();
            if (!Arrays.equals(own, file.read(at, TableLayout.DIGEST_BYTES))) {
                throw damaged("its header or list of blocks does not have its SHA-256");
            }
            long[] starts = new long[count + 1];
            int[] checks = new int[count];
            starts[0] = at + TableLayout.DIGEST_BYTES;
            for (int block = 0; block < count; block++) {
                int length = lengths.getInt();
                if (length < 0 || length > 2 * ValueStore.BLOCK) {
                    throw damaged("a block has an impossible length");
                }
                starts[block + 1] = starts[block] + length;
                checks[block] = lengths.getInt();
            }
            long found = file.length();
            if (found != starts[count]) {
                throw damaged("it has " + found + " bytes; expected " + starts[count]);
            }
            return new TableFile(name, file, header, material, index, starts, checks, far);
        }

        private byte[] next(int count) throws IOException {
            if (at + count > file.length()) {
                throw new EOFException();
            }
            byte[] bytes = file.read(at, count);
            digest.update(bytes);
            at += count;
            return bytes;
        }

        private InputException damaged(String how) {
            return new InputException(name + ": it is damaged: " + how + "; remove it and make it anew");
        }
    }

    /**
     * The parts of a table's file (docs/tablebases.md, Files). The head has the magic word, the header as JSON after its length, an entry for
     * each block, the number of far values and these, and the SHA-256 of all that; then come the blocks, White's and then Black's.
     */
    static final class TableLayout {

        static final byte[] MAGIC = "PLYTABLE".getBytes(StandardCharsets.US_ASCII);

        /** The bytes of a block's entry: its length, its check. */
        static final int ENTRY_BYTES = 8;

        /** The bytes of a far value: side, number, value. */
        static final int FAR_BYTES = 13;

        /** The bytes of the head's SHA-256. */
        static final int DIGEST_BYTES = 32;

        private TableLayout() {}

        /** The CRC-32C of a block as it is in the file. */
        static int check(byte[] block) {
            CRC32C check = new CRC32C();
            check.update(block);
            return (int) check.getValue();
        }
    }
}
