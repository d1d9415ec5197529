package org.plyspace.variant.cube;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Cubes for tests. */
final class Cube {

    private static final Map<Integer, TextRules> BY_SIZE = new ConcurrentHashMap<>();

    private Cube() {}

    /** The rules of a size, created once, since large ones take a second. */
    static TextRules of(int n) {
        return BY_SIZE.computeIfAbsent(n, size -> new TextRules(new CubeVariant(), "n=" + size));
    }

    /** The rules of the size that a text determines. */
    static Rules rulesOf(String text) {
        return of(Integer.parseInt(new CubeVariant().optionsOf(text).get(CubeVariant.SIZE)))
                .rules();
    }

    /** Reads a setup in any form. */
    static Setup read(String text) {
        return rulesOf(text).read(text);
    }

    /** The position about which the challenge asks. */
    static TextPosition question(String setup) {
        Rules rules = rulesOf(setup);
        return TextPosition.of(rules.position(rules.read(setup), Purpose.CHECKMATE));
    }
}
