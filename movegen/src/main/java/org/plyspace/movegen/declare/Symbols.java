package org.plyspace.movegen.declare;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.PieceType;

/** Symbols of piece types written one after the other: {@code QRBN}, {@code +P+L}. */
public final class Symbols {

    private Symbols() {}

    /** The symbols in a text; characters that belong to no symbol stand alone, and looking them up fails. */
    public static List<String> split(String text) {
        List<String> symbols = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            int length = PieceType.MARKS.indexOf(text.charAt(i)) >= 0 && i + 1 < text.length() ? 2 : 1;
            symbols.add(text.substring(i, i + length));
            i += length;
        }
        return symbols;
    }
}
