package org.plyspace.engine.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.plyspace.engine.GameResult;

/** Records to try things with. */
final class Records {

    private Records() {}

    /** A record in which every field is used, as the writer writes it. */
    static String whole() {
        try (InputStream stream = Records.class.getResourceAsStream("whole.json")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static GameRecord read(String text) {
        try (RecordReader reader = new RecordReader(new StringReader(text), "text")) {
            return reader.next().orElseThrow();
        }
    }

    /** A move, instead of it a move, instead of it a move, and so on. */
    static GameRecord nested(int depth) {
        GameLine line = GameLine.of(List.of("a"));
        for (int i = 0; i < depth; i++) {
            line = new GameLine(1, List.of("a"), new TreeMap<>(), new TreeMap<>(), List.of(line));
        }
        return new GameRecord("q", Map.of(), Optional.empty(), line, GameResult.OPEN, Optional.empty(), Map.of());
    }
}
