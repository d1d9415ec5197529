package org.plyspace.movegen.end;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.Token;

/**
 * The field {@code checks} of a position's text: the number of checks that each side has given, if a number of checks wins:
 * {@code b,w2}. The key and the undo record hold both counts as one number, {@link #packed}.
 */
public final class Checks {

    /** The field's key. */
    public static final String FIELD = "checks";

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private Checks() {}

    /** The description of the field for editors. */
    public static SetupField declared() {
        return new SetupField(
                FIELD, "how many checks each side has given", SetupField.Content.COUNTS, List.of("b", "w"));
    }

    /** The syntax of the field if {@code win} checks win. */
    public static FieldSyntax syntax(int win) {
        return field -> {
            for (Token item : field.split(',')) {
                count(item, win);
            }
        };
    }

    private static int count(Token item, int win) {
        boolean side = item.length() > 0 && (item.charAt(0) == 'w' || item.charAt(0) == 'b');
        if (!side || item.is("w1") || item.is("b1")) {
            throw item.refusal(
                    "expected w or b, followed by a number where it is more than one, found " + item.quoted());
        }
        return item.length() == 1 ? 1 : item.part(1, item.length()).number("number", 2, win);
    }

    /** The packed counts of a setup, White's in the lower bits. */
    public static int packed(Setup setup) {
        int packed = 0;
        String field = setup.field(FIELD);
        if (field.isEmpty()) {
            return packed;
        }
        for (Token item : Token.of(field).split(',')) {
            Side side = item.charAt(0) == 'w' ? Side.WHITE : Side.BLACK;
            packed |= count(item, EndRule.MOST_CHECKS) << (BITS * side.index());
        }
        return packed;
    }

    /** The number of checks that a side has given. */
    public static int of(int packed, int side) {
        return (packed >>> (BITS * side)) & MASK;
    }

    /** The packed counts after one more check by a side; counting stops at the number that wins. */
    public static int more(int packed, int side, int win) {
        return of(packed, side) >= win ? packed : packed + (1 << (BITS * side));
    }

    /** The number of possible values of {@link #packed}. */
    public static int values() {
        return 1 << (2 * BITS);
    }

    /** Writes both counts into a setup. */
    public static void write(int packed, Setup.Builder into) {
        List<String> items = new ArrayList<>();
        for (Side side : List.of(Side.BLACK, Side.WHITE)) {
            int given = of(packed, side.index());
            if (given > 0) {
                items.add(given == 1 ? "" + side.symbol() : "" + side.symbol() + given);
            }
        }
        into.field(FIELD, String.join(",", items));
    }
}
