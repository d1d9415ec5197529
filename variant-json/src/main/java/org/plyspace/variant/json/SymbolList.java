package org.plyspace.variant.json;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Symbols of pieces written one after the other: {@code QRBN}, {@code +P+L}. */
final class SymbolList {

    private static final Pattern SYMBOL = Pattern.compile("[^A-Z]?[A-Z]");

    private SymbolList() {}

    static String[] split(String symbols) {
        return SYMBOL.matcher(symbols).results().map(MatchResult::group).toArray(String[]::new);
    }
}
