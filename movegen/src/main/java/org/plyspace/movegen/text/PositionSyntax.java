package org.plyspace.movegen.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;

/** The syntax of a position's text: placement, side, castling, en passant, clocks and extras (notation.md, Positions). */
public final class PositionSyntax {

    /** The longest text that is read; the largest cube needs some 35,000 characters, and five times as many as a JSON array. */
    public static final int LONGEST = 200_000;

    private static final int FIELDS = 6;

    private final PlacementSyntax placement;
    private final FieldSyntax castling;
    private final FieldSyntax enPassant;
    private final Map<String, FieldSyntax> extras;
    private final boolean clocksOptional;

    /** The syntax of orthodox FEN, in which the clocks may be omitted, as in collections of test positions. */
    public static PositionSyntax plainFen(
            PlacementSyntax placement, FieldSyntax castling, FieldSyntax enPassant, Map<String, FieldSyntax> extras) {
        return new PositionSyntax(placement, castling, enPassant, extras, true);
    }

    /**
     * Creates a syntax from those of its fields.
     *
     * @param extras the keys of the last field in the order of writing, with the syntax of their values
     */
    public PositionSyntax(
            PlacementSyntax placement, FieldSyntax castling, FieldSyntax enPassant, Map<String, FieldSyntax> extras) {
        this(placement, castling, enPassant, extras, false);
    }

    private PositionSyntax(
            PlacementSyntax placement,
            FieldSyntax castling,
            FieldSyntax enPassant,
            Map<String, FieldSyntax> extras,
            boolean clocksOptional) {
        this.clocksOptional = clocksOptional;
        this.placement = placement;
        this.castling = castling;
        this.enPassant = enPassant;
        this.extras = new LinkedHashMap<>(extras);
    }

    /**
     * Reads a text strictly.
     *
     * @param into an empty setup of the rules' size
     * @throws TextException if a field is malformed
     */
    public Setup read(String text, Setup.Builder into) {
        if (text.length() > LONGEST) {
            throw new TextException(
                    text, 0, "a position of " + text.length() + " characters; expected at most " + LONGEST);
        }
        List<Token> fields = Token.of(text).split(' ');
        boolean withoutClocks = clocksOptional && fields.size() == FIELDS - 2;
        if (!withoutClocks && (fields.size() < FIELDS || fields.size() > FIELDS + 1)) {
            throw new TextException(
                    text,
                    0,
                    "a position has " + (clocksOptional ? "4, " : "") + FIELDS
                            + " or 7 fields separated by single spaces (placement, side, castling, en passant,"
                            + " halfmove, fullmove, extras); this text has " + fields.size());
        }
        placement.read(fields.get(0), into);
        into.side(side(fields.get(1)));
        check(Setup.CASTLING, castling, fields.get(2));
        check(Setup.EN_PASSANT, enPassant, fields.get(3));
        into.field(Setup.CASTLING, fields.get(2).text());
        into.field(Setup.EN_PASSANT, fields.get(3).text());
        if (!withoutClocks) {
            into.clocks(
                    fields.get(4).number("halfmove clock", 0, Setup.LARGEST_CLOCK),
                    fields.get(5).number("fullmove number", 1, Setup.LARGEST_CLOCK));
        }
        if (fields.size() > FIELDS) {
            readExtras(fields.get(FIELDS), into);
        }
        return into.build();
    }

    private static void check(String name, FieldSyntax syntax, Token value) {
        try {
            syntax.check(value);
        } catch (TextException refused) {
            throw new TextException(refused.text(), refused.offset(), name + ": " + refused.reason());
        }
    }

    private static Side side(Token field) {
        for (Side side : Side.values()) {
            if (field.is(String.valueOf(side.symbol()))) {
                return side;
            }
        }
        throw field.refusal("side to move: expected 'w' or 'b', found " + field.quoted());
    }

    private void readExtras(Token field, Setup.Builder into) {
        List<String> keysLeft = new ArrayList<>(extras.keySet());
        for (Token pair : field.split(';')) {
            int equals = pair.indexOf('=');
            String key = equals < 0 ? "" : pair.part(0, equals).text();
            int index = keysLeft.indexOf(key);
            if (index < 0) {
                String accepted = keysLeft.isEmpty() ? "nothing more" : String.join("=..., then ", keysLeft) + "=...";
                throw pair.refusal("extras: expected " + accepted + ", found " + pair.quoted());
            }
            Token value = pair.part(equals + 1, pair.length());
            checkSorted(key, value);
            check(key, extras.get(key), value);
            if (extras.get(key) instanceof HandSyntax hand) {
                hand.read(value, into);
            } else {
                into.field(key, value.text());
            }
            keysLeft = keysLeft.subList(index + 1, keysLeft.size());
        }
    }

    private static void checkSorted(String key, Token value) {
        String previous = "";
        for (Token item : value.split(',')) {
            if (item.text().compareTo(previous) <= 0) {
                throw item.refusal("extras: " + key + " has " + item.quoted()
                        + " empty, repeated or out of order; expected values sorted as plain text, each once");
            }
            previous = item.text();
        }
    }

    /** The text of a setup, which {@link #read} reads back. */
    public String write(Setup setup) {
        StringBuilder text = new StringBuilder(placement.write(setup))
                .append(' ')
                .append(setup.side().symbol())
                .append(' ')
                .append(setup.field(Setup.CASTLING))
                .append(' ')
                .append(setup.field(Setup.EN_PASSANT))
                .append(' ')
                .append(setup.halfmoveClock())
                .append(' ')
                .append(setup.fullmoveNumber());
        char separator = ' ';
        for (String key : extras.keySet()) {
            String value = extras.get(key) instanceof HandSyntax hand ? hand.write(setup) : setup.field(key);
            if (!value.isEmpty()) {
                text.append(separator).append(key).append('=').append(value);
                separator = ';';
            }
        }
        return text.toString();
    }
}
