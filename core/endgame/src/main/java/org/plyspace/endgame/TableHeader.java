package org.plyspace.endgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.api.text.Utf8;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.InputException;
import tools.jackson.core.JacksonException;

/**
 * The header of a table's file (docs/tablebases.md).
 *
 * @param kind what plies are counted to
 * @param setting the rule set with its options
 * @param source the SHA-256 of what the rules come from, 64 hexadecimal digits
 * @param boards the text of the position without men, which says how boards hang
 * @param material the men
 * @param symmetries the number of symmetries that fold the positions, the identity included
 * @param numbers the numbers for each side to move
 * @param regular whether wins take odd numbers of plies and losses even ones
 * @param longest the longest win or loss in plies
 * @param counts by side to move: wins, draws and losses, whole and folded, six numbers each; with the clock, within it
 * @param clock what the clock spoils, if plies are counted as it does
 * @param excluded what of the rules the table leaves out
 * @param values the SHA-256 of all values
 */
public record TableHeader(
        TableKind kind,
        String setting,
        String source,
        String boards,
        String material,
        int symmetries,
        long numbers,
        boolean regular,
        int longest,
        List<List<Long>> counts,
        Optional<ClockCounts> clock,
        List<String> excluded,
        String values) {

    private static final List<String> FIELDS = List.of(
            "format",
            "setting",
            "source",
            "boards",
            "material",
            "symmetries",
            "numbers",
            "regular",
            "longest",
            "white",
            "black",
            "excluded",
            "values");
    private static final String CLOCK = "clock";
    private static final List<String> COUNTS =
            List.of("wins", "draws", "losses", "winsUpToSymmetry", "drawsUpToSymmetry", "lossesUpToSymmetry");

    /** Copies the lists. */
    public TableHeader {
        counts = counts.stream().map(List::copyOf).toList();
        excluded = List.copyOf(excluded);
    }

    /**
     * The counts of a table.
     *
     * @param within what lasts longer than so many plies is a draw
     */
    static List<List<Long>> counts(TableStats stats, int within) {
        return List.of(counts(stats.white(), within), counts(stats.black(), within));
    }

    private static List<Long> counts(TableStats.SideStats side, int within) {
        TableStats.Count wins = TableStats.Count.within(side.winsIn(), within);
        TableStats.Count losses = TableStats.Count.within(side.lossesIn(), within);
        TableStats.Count draws =
                side.draws().plus(side.wins().minus(wins)).plus(side.losses().minus(losses));
        return List.of(wins.whole(), draws.whole(), losses.whole(), wins.folded(), draws.folded(), losses.folded());
    }

    /** The fields as they are written, in order. */
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("format", kind.format());
        fields.put("setting", setting);
        fields.put("source", source);
        fields.put("boards", boards);
        fields.put("material", material);
        fields.put("symmetries", symmetries);
        fields.put("numbers", numbers);
        fields.put("regular", regular);
        fields.put("longest", longest);
        for (Side side : Side.values()) {
            Map<String, Long> named = new LinkedHashMap<>();
            for (int i = 0; i < COUNTS.size(); i++) {
                named.put(COUNTS.get(i), counts.get(side.index()).get(i));
            }
            fields.put(side.word(), named);
        }
        clock.ifPresent(counts -> fields.put(CLOCK, counts.fields()));
        fields.put("excluded", excluded);
        fields.put("values", values);
        return fields;
    }

    /** The header as the file has it. */
    String json() {
        return JsonMappers.file(fields());
    }

    /**
     * Reads a header.
     *
     * @param file the name of the file in messages
     * @throws InputException if it is not a header
     */
    static TableHeader read(byte[] json, String file) {
        try {
            JsonFields fields =
                    JsonFields.of(JsonMappers.STRICT.readTree(Utf8.decode(file, json)), file, InputException::new);
            String format = fields.text("format");
            TableKind kind = TableKind.ofFormat(format)
                    .orElseThrow(() -> fields.refusal(
                            "format",
                            "expected '" + TableKind.END.format() + "' or '" + TableKind.CLOCK.format() + "', found '"
                                    + Texts.shorten(format) + "'"));
            boolean counted = kind == TableKind.CLOCK;
            fields.allowing(
                    counted ? Stream.concat(FIELDS.stream(), Stream.of(CLOCK)).toList() : FIELDS);
            return new TableHeader(
                    kind,
                    fields.text("setting"),
                    fields.text("source"),
                    fields.text("boards"),
                    fields.text("material"),
                    fields.number("symmetries", 1, Integer.MAX_VALUE),
                    count(fields, "numbers"),
                    fields.flag("regular"),
                    fields.number("longest", 0, Integer.MAX_VALUE),
                    List.of(sideCounts(fields, Side.WHITE, COUNTS), sideCounts(fields, Side.BLACK, COUNTS)),
                    counted ? Optional.of(ClockCounts.read(fields.object(CLOCK))) : Optional.empty(),
                    fields.texts("excluded"),
                    fields.text("values"));
        } catch (JacksonException | TextException broken) {
            throw new InputException(file + ": its header cannot be read; it is damaged");
        }
    }

    static List<Long> sideCounts(JsonFields fields, Side side, List<String> names) {
        JsonFields counts = fields.object(side.word()).allowing(names);
        return names.stream().map(name -> count(counts, name)).toList();
    }

    private static long count(JsonFields fields, String name) {
        long count = fields.optionalLong(name).orElse(-1);
        if (count < 0) {
            throw fields.refusal(name, "expected a whole number from 0");
        }
        return count;
    }
}
