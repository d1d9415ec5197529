package org.plyspace.tck.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Reads setups from a list of men, which is easier to read than rows of empty squares. */
final class MenReader {

    private static final List<String> SIDES = List.of("w", "b");
    private static final String HAND = "hand";

    private final Rules rules;
    private final Map<String, Integer> cells = new HashMap<>();

    MenReader(Rules rules) {
        this.rules = rules;
        var words = rules.position(rules.empty(), Purpose.STUDY).words();
        for (int cell = 0; cell < rules.cells(); cell++) {
            cells.put(words.name(cell), cell);
        }
    }

    /** The cell of a name. */
    int cell(String name) {
        return known(cells.get(name), "square " + name);
    }

    /** The code of a symbol, whose letter is upper case for White. */
    int code(String symbol) {
        Side side = sideOf(symbol);
        Integer type = rules.pieceTypes().stream()
                .filter(candidate -> candidate.symbol(side).equals(symbol))
                .map(PieceType::index)
                .findFirst()
                .orElse(null);
        return Piece.code(side, known(type, "piece " + symbol));
    }

    /** The side of a symbol. */
    static Side sideOf(String symbol) {
        return Character.isUpperCase(symbol.charAt(symbol.length() - 1)) ? Side.WHITE : Side.BLACK;
    }

    /** The number of characters of a man's symbol: two if it begins with a mark, else one. */
    private static int symbolLength(String man) {
        return PieceType.MARKS.indexOf(man.charAt(0)) >= 0 ? 2 : 1;
    }

    /** Reads men, each a symbol and a square, followed by the other fields of a position's text as needed. */
    Setup read(String text) {
        Setup.Builder setup = rules.empty().toBuilder();
        List<String> words = List.of(text.trim().split("\\s+"));
        int at = 0;
        for (; at < words.size() && !SIDES.contains(words.get(at)); at++) {
            String man = words.get(at);
            int end = symbolLength(man);
            setup.piece(cell(man.substring(end)), code(man.substring(0, end)));
        }
        List<String> fields = words.subList(at, words.size());
        setup.side(Side.of(SIDES.indexOf(fields.isEmpty() ? "w" : fields.get(0))));
        setup.field(Setup.CASTLING, field(fields, 1, "-"));
        setup.field(Setup.EN_PASSANT, field(fields, 2, "-"));
        setup.clocks(Integer.parseInt(field(fields, 3, "0")), Integer.parseInt(field(fields, 4, "1")));
        if (fields.size() > 5) {
            for (String extra : fields.get(5).split(";", -1)) {
                String[] keyAndValue = extra.split("=", 2);
                if (keyAndValue[0].equals(HAND)) {
                    hold(setup, keyAndValue[1]);
                } else {
                    setup.field(keyAndValue[0], keyAndValue[1]);
                }
            }
        }
        return setup.build();
    }

    /** Reads pieces in hand: comma-separated symbols, each with a number if there are several. */
    private void hold(Setup.Builder setup, String hands) {
        for (String held : hands.split(",", -1)) {
            int end = symbolLength(held);
            String count = held.substring(end);
            setup.hand(code(held.substring(0, end)), count.isEmpty() ? 1 : Integer.parseInt(count));
        }
    }

    private static String field(List<String> fields, int index, String otherwise) {
        return index < fields.size() ? fields.get(index) : otherwise;
    }

    private <T> T known(T found, String what) {
        if (found == null) {
            throw new NoSuchElementException("no " + what + " in " + rules.setting());
        }
        return found;
    }
}
