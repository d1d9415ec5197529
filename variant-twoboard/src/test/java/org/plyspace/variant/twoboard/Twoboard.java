package org.plyspace.variant.twoboard;

import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Rules and positions for tests. */
final class Twoboard {

    static final TextRules STANDARD = rules("");

    private Twoboard() {}

    static TextRules rules(String options) {
        return new TextRules(new TwoboardVariant(), options == null ? "" : options);
    }

    /** A position by the standard rules, written as for {@link TextRules#setup}. */
    static TextPosition men(String list) {
        return STANDARD.men(list);
    }
}
