package org.plyspace.endgame;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * The parts of a table's file (docs/tablebases.md, Files). The head has the magic word, the header as JSON after its length, an entry for
 * each block, the number of far values and these, and the SHA-256 of all that; then come the blocks, White's and then Black's.
 */
final class TableLayout {

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
