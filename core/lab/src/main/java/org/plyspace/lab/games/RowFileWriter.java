package org.plyspace.lab.games;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.Sha256;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.study.GameNumbers;

/** Writes a {@link RowFile}, compressed. Equal rows give equal texts in any order. */
public final class RowFileWriter {

    private final Manifest manifest;
    private final RowBlockWriter blocks;
    private final MessageDigest digest = Sha256.digest();
    private int games;

    private RowFileWriter(Manifest manifest) {
        this.manifest = manifest;
        this.blocks = new RowBlockWriter(manifest.experiment().numbers());
    }

    /**
     * Writes the rows of a source, all of which are held in memory: less than a kilobyte each.
     *
     * @return the number of games
     * @throws IOException if the file cannot be written; an existing one is kept
     */
    public static int write(Path path, RowSource source) throws IOException {
        RowFileWriter writer = new RowFileWriter(source.manifest());
        SortedMap<Long, List<GameRow>> sorted = writer.sorted(source);
        new AtomicFile(path).writeBytes(file -> writer.write(file, sorted));
        return writer.games;
    }

    /** The rows of each line: first those with the first openings, column by column. */
    private SortedMap<Long, List<GameRow>> sorted(RowSource source) {
        GameNumbers numbers = manifest.experiment().numbers();
        SortedMap<Long, List<GameRow>> lines = new TreeMap<>();
        source.rows(row -> {
            long line = (long) (row.summary().opening() / Openings.MOST) * numbers.columns()
                    + numbers.column(row.summary().number());
            lines.computeIfAbsent(line, unused -> new ArrayList<>()).add(row);
        });
        lines.values()
                .forEach(rows ->
                        rows.sort(Comparator.comparingInt(row -> row.summary().opening())));
        return lines;
    }

    private void write(OutputStream file, SortedMap<Long, List<GameRow>> sorted) throws IOException {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("format", RowFile.FORMAT);
        header.put("store", ManifestFormat.fields(manifest));
        Compressed compressed = new Compressed(file);
        write(compressed, JsonMappers.PLAIN.writeValueAsString(header));
        for (List<GameRow> rows : sorted.values()) {
            write(compressed, blocks.line(rows));
            games += rows.size();
        }
        write(
                compressed,
                RowFile.END + games + ",\"sha256\":\"" + HexFormat.of().formatHex(digest.digest()) + "\"}");
        compressed.end();
    }

    private void write(OutputStream file, String line) throws IOException {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        digest.update(bytes);
        file.write(bytes);
    }

    private static final class Compressed extends GZIPOutputStream {

        private static final int BUFFER = 1 << 16;

        Compressed(OutputStream file) throws IOException {
            super(file, BUFFER);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }

        /** Writes what is left, without closing the file. */
        void end() throws IOException {
            finish();
            def.end();
        }
    }
}
