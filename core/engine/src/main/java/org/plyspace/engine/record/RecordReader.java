package org.plyspace.engine.record;

import java.io.Closeable;
import java.io.Reader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.io.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads records one after the other, from JSON lines or from an object that spans several lines. Strict: unknown fields, other
 * versions, wrong types and fields given twice are refused. Moves are not checked.
 */
public final class RecordReader implements Closeable {

    private static final int MOST_MOVES = 100_000;

    private static final List<String> RECORD_FIELDS = List.of(
            "format",
            "variant",
            "options",
            "start",
            "moves",
            "result",
            "termination",
            "tags",
            "comments",
            "signs",
            "variations");
    private static final List<String> VARIATION_FIELDS = List.of("ply", "moves", "comments", "signs", "variations");

    private final JsonMapper mapper = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private final String name;
    private final JsonParser parser;
    private final int linesBefore;
    private int line;

    /**
     * Reads a text, which this reader closes.
     *
     * @param name what messages call the file
     */
    public RecordReader(Reader text, String name) {
        this(text, name, 1);
    }

    /**
     * Reads a part of a file, which this reader closes.
     *
     * @param name what messages call the file
     * @param firstLine the line of the file that the text begins in, from 1
     */
    public RecordReader(Reader text, String name, int firstLine) {
        this.name = name;
        this.parser = mapper.createParser(text);
        this.linesBefore = firstLine - 1;
        this.line = firstLine;
    }

    /** The line of the file that the last record begins in, from 1. */
    public int line() {
        return line;
    }

    /** The file and the line of the last record, for messages. */
    public String place() {
        return name + ":" + line;
    }

    /**
     * The next record; empty at the end.
     *
     * @throws InputException if it is not JSON or not a record; nothing can be read after that
     */
    public Optional<GameRecord> next() {
        try {
            if (parser.nextToken() == null) {
                return Optional.empty();
            }
            line = linesBefore + parser.currentTokenLocation().getLineNr();
            return Optional.of(record(JsonFields.of(mapper.readTree(parser), place(), InputException::new)));
        } catch (JacksonException broken) {
            int at = broken.getLocation() == null
                    ? line
                    : linesBefore + broken.getLocation().getLineNr();
            throw new InputException(name + ":" + at, "this is not JSON: " + BrokenJson.reason(broken));
        }
    }

    private static GameRecord record(JsonFields fields) {
        String format = fields.optionalText("format")
                .orElseThrow(() -> fields.refusal(
                        "missing field 'format'; expected " + GameRecord.FORMAT + fields.nearest("format")));
        if (!format.equals(GameRecord.FORMAT)) {
            throw fields.refusal("expected format " + GameRecord.FORMAT + ", found '" + Texts.shorten(format) + "'");
        }
        fields.allowing(RECORD_FIELDS);
        String result = fields.text("result");
        try {
            return new GameRecord(
                    fields.text("variant"),
                    fields.textsByName("options"),
                    fields.optionalText("start"),
                    line(fields, 1),
                    GameResult.of(result).orElseThrow(() -> fields.refusal(GameResult.refusal(result))),
                    fields.optionalText("termination"),
                    fields.textsByName("tags"));
        } catch (IllegalArgumentException refused) {
            throw fields.refusal(refused.getMessage());
        }
    }

    private static GameLine line(JsonFields fields, int firstPly) {
        List<String> moves = fields.texts("moves");
        if (moves.size() > MOST_MOVES) {
            throw fields.refusal("there are more than " + MOST_MOVES + " moves; no game has as many");
        }
        List<GameLine> variations = fields.objects("variations").stream()
                .map(variation -> variation.allowing(VARIATION_FIELDS))
                .map(variation -> line(variation, variation.number("ply", 1, Integer.MAX_VALUE)))
                .toList();
        try {
            return new GameLine(
                    firstPly,
                    moves,
                    byPly(fields, "comments", "a comment"),
                    byPly(fields, "signs", "a sign"),
                    variations);
        } catch (IllegalArgumentException refused) {
            throw fields.refusal(refused.getMessage());
        }
    }

    private static SortedMap<Integer, String> byPly(JsonFields fields, String name, String what) {
        SortedMap<Integer, String> texts = new TreeMap<>();
        for (Map.Entry<String, String> text : fields.textsByName(name).entrySet()) {
            if (!text.getKey().matches("0|[1-9][0-9]{0,6}")) {
                throw fields.refusal(
                        what + " is at '" + Texts.shorten(text.getKey()) + "'; expected the number of a ply");
            }
            texts.put(Integer.valueOf(text.getKey()), text.getValue());
        }
        return texts;
    }

    @Override
    public void close() {
        parser.close();
    }
}
