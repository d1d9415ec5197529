package org.plyspace.engine.record;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.engine.JsonMappers;

/** Writes records as {@link RecordReader} reads them; equal records give equal texts. Immutable. */
public final class RecordWriter {

    /** The record on one line without a line break, for JSON lines. */
    public String line(GameRecord record) {
        return JsonMappers.PLAIN.writeValueAsString(fields(record));
    }

    /** The record on several lines that end in a line break, for a file of its own. */
    public String document(GameRecord record) {
        return JsonMappers.file(fields(record));
    }

    private static Map<String, Object> fields(GameRecord record) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("format", GameRecord.FORMAT);
        fields.put("variant", record.variant());
        putUnlessEmpty(fields, "options", record.options());
        record.start().ifPresent(start -> fields.put("start", start));
        fields.put("moves", record.line().moves());
        fields.put("result", record.result().text());
        record.termination().ifPresent(reason -> fields.put("termination", reason));
        putUnlessEmpty(fields, "tags", record.tags());
        putAnnotations(fields, record.line());
        return fields;
    }

    private static Map<String, Object> fields(GameLine variation) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("ply", variation.firstPly());
        fields.put("moves", variation.moves());
        putAnnotations(fields, variation);
        return fields;
    }

    private static void putAnnotations(Map<String, Object> fields, GameLine line) {
        putUnlessEmpty(fields, "comments", line.comments());
        putUnlessEmpty(fields, "signs", line.signs());
        if (!line.variations().isEmpty()) {
            fields.put(
                    "variations",
                    line.variations().stream().map(RecordWriter::fields).toList());
        }
    }

    private static void putUnlessEmpty(Map<String, Object> fields, String name, Map<?, String> value) {
        if (!value.isEmpty()) {
            fields.put(name, value);
        }
    }
}
