package org.plyspace.engine.notation;

import java.util.regex.Pattern;
import org.plyspace.api.Rules;

/** Moves as people type them, without what keyboards, programs and books put in place of plain signs. */
public final class TypedText {

    private static final Pattern NUMBER = Pattern.compile("^\\s*+[0-9]{1,4}+\\s*+(?:\\.++|\u2026)\\s*+");

    private TypedText() {}

    /** A move with a hyphen for every {@linkplain Dashes dash} and symbols for {@linkplain Figurines chessmen}. */
    public static String plain(Rules rules, String typed) {
        return Figurines.plain(Dashes.plain(typed), rules.pieceTypes());
    }

    /** A move without the number that may stand before it, {@code 1.} or {@code 12...}; itself if nothing follows that. */
    public static String unnumbered(String text) {
        String rest = NUMBER.matcher(text).replaceFirst("");
        return rest.isEmpty() ? text : rest;
    }
}
