package org.plyspace.tck.toy;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Piece;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;

/** Reads a position's text: its form by one pattern, then the rows. */
final class ToyReader {

    private static final int LONGEST = 200;
    private static final Pattern SHAPE = Pattern.compile("M:([1-4KRPkrp]+)/([1-4KRPkrp]+)/([1-4KRPkrp]+)/([1-4KRPkrp]+)"
            + "\\|H@([LR]):([12KRPkrp]+)/([12KRPkrp]+) ([wb]) - (-|[a-h][1-4]:[a-h][1-4])"
            + " (0|[1-9][0-9]{0,5}) ([1-9][0-9]{0,5})( own=H:b)?");

    private final String text;
    private final Setup.Builder setup = Setup.builder(ToyBoard.CELLS, 1);

    ToyReader(String text) {
        this.text = text;
    }

    Setup read() {
        Matcher fields = SHAPE.matcher(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        if (!fields.matches()) {
            throw new TextException(
                    text, 0, "not a position of this game; one looks like 'M:.../.../.../...|H@L:../.. w - - 0 1'");
        }
        for (int row = 0; row < 4; row++) {
            row(fields.group(1 + row), fields.start(1 + row), 4 * (3 - row), 4);
        }
        row(fields.group(6), fields.start(6), ToyBoard.FIRST_OF_H + 2, 2);
        row(fields.group(7), fields.start(7), ToyBoard.FIRST_OF_H, 2);
        return setup.anchor(0, fields.group(5).equals("L") ? ToyBoard.LEFT : ToyBoard.RIGHT)
                .side(fields.group(8).equals("w") ? Side.WHITE : Side.BLACK)
                .field(Setup.EN_PASSANT, fields.group(9))
                .clocks(Integer.parseInt(fields.group(10)), Integer.parseInt(fields.group(11)))
                .field(ToyRules.OWN, fields.group(12) == null ? "" : ToyRules.OWNED_BY_BLACK)
                .build();
    }

    private void row(String row, int offset, int first, int files) {
        int file = 0;
        boolean afterGap = false;
        for (int i = 0; i < row.length(); i++) {
            char letter = row.charAt(i);
            boolean gap = Character.isDigit(letter);
            if (gap && afterGap) {
                throw new TextException(text, offset, "two gaps in succession");
            }
            int wide = gap ? letter - '0' : 1;
            if (file + wide > files) {
                throw new TextException(text, offset, "row too long; " + files + " squares expected");
            }
            if (!gap) {
                setup.piece(first + file, piece(letter));
            }
            file += wide;
            afterGap = gap;
        }
        if (file < files) {
            throw new TextException(text, offset, "row too short; " + files + " squares expected");
        }
    }

    private static int piece(char letter) {
        Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        return Piece.code(side, ToyBoard.LETTERS.indexOf(Character.toUpperCase(letter)));
    }
}
