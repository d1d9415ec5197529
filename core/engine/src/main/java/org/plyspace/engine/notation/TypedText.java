package org.plyspace.engine.notation;

import java.util.regex.Pattern;
import org.plyspace.api.Rules;

/** Replaces what keyboards, programs and books put in place of plain signs in moves. */
public final class TypedText {

    private static final Pattern NUMBER = Pattern.compile("^\\s*+[0-9]{1,4}+\\s*+(?:\\.++|\\)|\u2026)\\s*+");

    private TypedText() {}

    /** The move with hyphens for {@linkplain Dashes dashes} and symbols for {@linkplain Figurines chessmen}. */
    public static String plain(Rules rules, String typed) {
        return Figurines.plain(Dashes.plain(typed), rules.pieceTypes());
    }

    /** The move without a leading number, {@code 1.}, {@code 12...} or {@code 1)}; unchanged if nothing follows the number. */
    public static String unnumbered(String text) {
        String rest = NUMBER.matcher(text).replaceFirst("");
        return rest.isEmpty() ? text : rest;
    }
}
