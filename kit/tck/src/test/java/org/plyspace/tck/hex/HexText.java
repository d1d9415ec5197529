package org.plyspace.tck.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Piece;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;

/** The text of positions on the hexagons: rows of the existing cells, from the highest rank to the lowest. */
final class HexText {

    private static final int LONGEST = 200;
    private static final Pattern SHAPE = Pattern.compile("X:((?:[+KRAPkrap1-5]+/){4}[+KRAPkrap1-5]+) ([wb]) - -"
            + " (0|[1-9][0-9]{0,5}) ([1-9][0-9]{0,5})(?: hand=([RAPrap0-9,]+))?");
    private static final Pattern SQUARE = Pattern.compile("[1-5]|[KRAkra]|\\+?[Pp]");
    private static final Pattern HELD = Pattern.compile("([RAPrap])([2-9]|1[0-9])?");
    private static final int[] WIDTHS = {3, 4, 5, 4, 3};
    private static final int[] FIRST = {16, 12, 7, 3, 0};

    private final String text;
    private final Setup.Builder setup = Setup.builder(HexBoard.CELLS, 0);

    private HexText(String text) {
        this.text = text;
    }

    static Setup read(String text) {
        return new HexText(text).read();
    }

    private Setup read() {
        Matcher fields = SHAPE.matcher(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        if (!fields.matches()) {
            throw refusal("not a position of this game; one looks like 'X:3/4/5/4/3 w - - 0 1'");
        }
        String[] rows = fields.group(1).split("/", -1);
        for (int i = 0; i < rows.length; i++) {
            row(rows[i], FIRST[i], WIDTHS[i]);
        }
        if (fields.group(5) != null) {
            hands(List.of(fields.group(5).split(",", -1)));
        }
        return setup.side(fields.group(2).equals("w") ? Side.WHITE : Side.BLACK)
                .clocks(Integer.parseInt(fields.group(3)), Integer.parseInt(fields.group(4)))
                .build();
    }

    private TextException refusal(String reason) {
        return new TextException(text, 0, reason);
    }

    private void row(String row, int first, int wide) {
        Matcher squares = SQUARE.matcher(row);
        int at = 0;
        int cell = first;
        boolean afterGap = false;
        while (at < row.length() && squares.find(at) && squares.start() == at) {
            boolean gap = Character.isDigit(row.charAt(at));
            if (gap && afterGap) {
                throw refusal("two gaps in succession in '" + row + "'");
            }
            int end = cell + (gap ? row.charAt(at) - '0' : 1);
            if (end > first + wide) {
                break;
            }
            if (!gap) {
                setup.piece(cell, piece(squares.group()));
            }
            afterGap = gap;
            cell = end;
            at = squares.end();
        }
        if (at < row.length() || cell < first + wide) {
            throw refusal("row '" + row + "' is no row of " + wide + " squares");
        }
    }

    private void hands(List<String> held) {
        if (!List.copyOf(new TreeSet<>(held)).equals(held)) {
            throw refusal("hands are sorted, each piece once");
        }
        List<String> letters = new ArrayList<>();
        for (String some : held) {
            Matcher parts = HELD.matcher(some);
            if (!parts.matches() || letters.contains(parts.group(1))) {
                throw refusal("'" + some + "' is nothing in hand; expected such as P or P2, each piece once");
            }
            letters.add(parts.group(1));
            setup.hand(piece(parts.group(1)), parts.group(2) == null ? 1 : Integer.parseInt(parts.group(2)));
        }
    }

    private static int piece(String symbol) {
        char letter = symbol.charAt(symbol.length() - 1);
        Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        return Piece.code(side, HexBoard.typeOf(symbol.toUpperCase(Locale.ROOT)));
    }

    static String write(Setup setup) {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < WIDTHS.length; i++) {
            rows.append(i == 0 ? "" : "/");
            int gap = 0;
            for (int cell = FIRST[i]; cell < FIRST[i] + WIDTHS[i]; cell++) {
                int piece = setup.pieceAt(cell);
                boolean empty = piece == Piece.NONE;
                rows.append(!empty && gap > 0 ? "" + gap : "").append(empty ? "" : symbol(piece));
                gap = empty ? gap + 1 : 0;
            }
            rows.append(gap > 0 ? "" + gap : "");
        }
        TreeSet<String> held = new TreeSet<>();
        for (int piece = 2; piece < Piece.CODES; piece++) {
            if (setup.hand(piece) > 0) {
                held.add(symbol(piece) + (setup.hand(piece) > 1 ? "" + setup.hand(piece) : ""));
            }
        }
        return "X:" + rows + " " + setup.side().symbol() + " - - " + setup.halfmoveClock() + " "
                + setup.fullmoveNumber() + (held.isEmpty() ? "" : " hand=" + String.join(",", held));
    }

    private static String symbol(int piece) {
        return HexRules.TYPES.get(Piece.type(piece)).symbol(Piece.side(piece));
    }
}
