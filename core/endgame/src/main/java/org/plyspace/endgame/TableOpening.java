package org.plyspace.endgame;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;
import org.plyspace.engine.io.BinaryFile;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.Sha256;

/** A table's file being opened: its head is read from front to back and checked, its blocks on first use. */
final class TableOpening {

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
