package org.plyspace.engine.session;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.InputException;
import tools.jackson.core.JacksonException;

/** Reads and writes a {@link SeatSheet} as JSON. */
final class SeatSheetFormat {

    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");
    private static final List<String> FIELDS = List.of(
            "format",
            "setting",
            "start",
            "keys",
            "names",
            "taken",
            "clock",
            "spent",
            "turnBegan",
            "saved",
            "takenBack",
            "offer",
            "declined",
            "rematch",
            "refused");

    private SeatSheetFormat() {}

    static String text(SeatSheet sheet) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("format", SeatSheet.FORMAT);
        fields.put("setting", sheet.setting());
        sheet.start().ifPresent(start -> fields.put("start", start));
        if (!sheet.keys().isEmpty()) {
            fields.put("keys", sheet.keys());
        }
        fields.put("names", byWord(sheet.names()));
        fields.put("taken", sheet.taken().stream().map(Side::word).sorted().toList());
        sheet.clock().ifPresent(clock -> fields.put("clock", clock));
        fields.put("spent", sheet.spent());
        fields.put("turnBegan", sheet.turnBegan().toString());
        fields.put("saved", sheet.saved().toString());
        fields.put("takenBack", sheet.takenBack());
        sheet.offer()
                .ifPresent(offer -> fields.put(
                        "offer", Map.of("what", offer.what(), "by", offer.by().word())));
        fields.put("declined", byWord(sheet.declined()));
        sheet.rematch().ifPresent(next -> fields.put("rematch", next));
        fields.put(
                "refused",
                sheet.refused().stream().map(SeatSheetFormat::refusedFields).toList());
        return JsonMappers.file(fields);
    }

    private static Map<String, Object> refusedFields(SeatSheet.Refused refused) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("side", refused.side().word());
        fields.put("kind", refused.kind());
        fields.put("citation", refused.citation());
        fields.put("times", refused.times());
        return fields;
    }

    private static <T> Map<String, T> byWord(Map<Side, T> bySide) {
        Map<String, T> named = new LinkedHashMap<>();
        bySide.forEach((side, value) -> named.put(side.word(), value));
        return named;
    }

    /**
     * Reads a sheet.
     *
     * @param name what messages call the file
     * @throws InputException if it is not one
     */
    static SeatSheet parse(String text, String name) {
        try {
            return sheet(JsonFields.of(JsonMappers.STRICT.readTree(text), name, InputException::new));
        } catch (JacksonException broken) {
            throw new InputException(name, "this is not JSON: " + BrokenJson.reason(broken));
        }
    }

    private static SeatSheet sheet(JsonFields fields) {
        String format = fields.text("format");
        if (!format.equals(SeatSheet.FORMAT)) {
            throw fields.refusal("expected format " + SeatSheet.FORMAT + ", found '" + Texts.shorten(format) + "'");
        }
        fields.allowing(FIELDS);
        JsonFields declined = fields.object("declined").allowing(words());
        Map<Side, Integer> declinedAt = new EnumMap<>(Side.class);
        Map<Side, String> names = new EnumMap<>(Side.class);
        JsonFields named = fields.object("names").allowing(words());
        for (Side side : Side.values()) {
            declined.optionalNumber(side.word(), 0, Integer.MAX_VALUE).ifPresent(ply -> declinedAt.put(side, ply));
            named.optionalText(side.word()).ifPresent(name -> names.put(side, name));
        }
        Optional<JsonFields> keys = fields.optionalObject("keys");
        if (keys.isEmpty() && !(names.isEmpty() && fields.texts("taken").isEmpty())) {
            throw fields.refusal(
                    "missing field 'keys', though people have taken seats; expected the digests of their links");
        }
        return new SeatSheet(
                fields.text("setting"),
                fields.optionalText("start"),
                keys.map(SeatSheetFormat::keys).orElse(Map.of()),
                names,
                fields.texts("taken").stream()
                        .map(word -> side(fields, "taken", word))
                        .collect(Collectors.toSet()),
                fields.optionalText("clock"),
                fields.numbers("spent", SeatSheet.UNKNOWN, Integer.MAX_VALUE),
                instant(fields, "turnBegan"),
                instant(fields, "saved"),
                fields.number("takenBack", 0, Integer.MAX_VALUE),
                offer(fields),
                declinedAt,
                fields.optionalText("rematch"),
                refused(fields));
    }

    private static List<String> words() {
        return Stream.of(Side.values()).map(Side::word).toList();
    }

    private static Map<String, String> keys(JsonFields fields) {
        Map<String, String> keys = new HashMap<>();
        for (String seat : List.of("white", "black", "watch")) {
            keys.put(seat, fields.text(seat).toLowerCase(Locale.ROOT));
        }
        return keys;
    }

    private static Side side(JsonFields fields, String name, String word) {
        return Stream.of(Side.values())
                .filter(side -> side.word().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> fields.refusal(name, "expected white or black, found '" + Texts.shorten(word) + "'"));
    }

    private static Instant instant(JsonFields fields, String name) {
        String text = fields.text(name);
        try {
            Instant at = Instant.parse(text);
            if (at.isBefore(Instant.EPOCH) || at.isAfter(LATEST)) {
                throw fields.refusal(name, "expected a time from 1970 to 9999, found '" + Texts.shorten(text) + "'");
            }
            return at;
        } catch (DateTimeParseException none) {
            throw fields.refusal(name, "expected a time as 2026-11-22T19:05:01Z, found '" + Texts.shorten(text) + "'");
        }
    }

    private static Optional<SeatSheet.Offer> offer(JsonFields fields) {
        return fields.optionalObject("offer")
                .map(offer -> new SeatSheet.Offer(offer.text("what"), side(offer, "by", offer.text("by"))));
    }

    private static List<SeatSheet.Refused> refused(JsonFields fields) {
        List<SeatSheet.Refused> refused = new ArrayList<>();
        for (JsonFields each : fields.objects("refused")) {
            refused.add(new SeatSheet.Refused(
                    side(each, "side", each.text("side")),
                    each.text("kind"),
                    each.text("citation"),
                    each.number("times", 1, Integer.MAX_VALUE)));
        }
        return refused;
    }
}
