package org.plyspace.endgame;

import com.github.luben.zstd.ZstdCompressCtx;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.Sha256;

/** Writes tables into files, which {@link TableFile} reads. */
final class TableWriter {

    private static final int LEVEL = 6;

    private TableWriter() {}

    /**
     * Writes a table beside its file and renames it.
     *
     * @param counts by side to move, as the header has them
     * @param clock what the clock spoils, if plies are counted as it does
     * @param worked receives the number of numbers newly compressed, from time to time
     * @throws IOException if it cannot be written; an older file stays
     */
    static TableHeader write(
            Path path,
            TableIdentity identity,
            StoredTable table,
            List<List<Long>> counts,
            Optional<ClockCounts> clock,
            FixedBoards ground,
            IntConsumer worked)
            throws IOException {
        ValueStore store = table.store();
        int blocks = ValueStore.blocks(store.size);
        byte[][] compressed = new byte[2 * blocks][];
        MessageDigest values = Sha256.digest();
        try (ZstdCompressCtx zstd = new ZstdCompressCtx()) {
            zstd.setLevel(LEVEL);
            for (int i = 0; i < 2 * blocks; i++) {
                byte[] block = store.block(Side.of(i / blocks), i % blocks);
                values.update(block);
                compressed[i] = zstd.compress(block);
                worked.accept(block.length);
            }
        }
        byte[] far = far(store);
        values.update(far);
        TableHeader header = new TableHeader(
                identity.kind(),
                identity.setting(),
                identity.source(),
                identity.boards(),
                table.material().toString(),
                table.index().symmetries(),
                store.size,
                table.isRegular(),
                table.longest(),
                counts,
                clock,
                TableIdentity.excluded(ground, table.material(), identity.kind()),
                HexFormat.of().formatHex(values.digest()));
        new AtomicFile(path).writeBytes(out -> {
            MessageDigest digest = Sha256.digest();
            writeHead(new DigestOutputStream(out, digest), header, compressed, far);
            out.write(digest.digest());
            for (byte[] block : compressed) {
                out.write(block);
            }
        });
        return header;
    }

    private static void writeHead(OutputStream out, TableHeader header, byte[][] compressed, byte[] far)
            throws IOException {
        byte[] json = header.json().getBytes(StandardCharsets.UTF_8);
        DataOutputStream data = new DataOutputStream(out);
        data.write(TableFile.TableLayout.MAGIC);
        data.writeInt(json.length);
        data.write(json);
        for (byte[] block : compressed) {
            data.writeInt(block.length);
            data.writeInt(TableFile.TableLayout.check(block));
        }
        data.writeInt(far.length / TableFile.TableLayout.FAR_BYTES);
        data.write(far);
        data.flush();
    }

    private static byte[] far(ValueStore store) {
        int count = store.far(Side.WHITE).size() + store.far(Side.BLACK).size();
        ByteBuffer far = ByteBuffer.allocate(Math.multiplyExact(count, TableFile.TableLayout.FAR_BYTES));
        for (Side side : Side.values()) {
            store.far(side)
                    .forEach((number, value) ->
                            far.put((byte) side.index()).putLong(number).putInt(value));
        }
        return far.array();
    }
}
