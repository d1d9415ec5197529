package org.plyspace.variant.koernke;

import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Rules and positions for tests. */
final class Koernke {

    static final TextRules STANDARD = new TextRules(new KoernkeVariant(), "");
    static final TextRules BOTH = new TextRules(new KoernkeVariant(), "kings=both");

    private Koernke() {}

    static TextRules rules(String options) {
        return new TextRules(new KoernkeVariant(), options);
    }

    /** A position by the standard rules, written as for {@link TextRules#setup}. */
    static TextPosition men(String list) {
        return STANDARD.men(list);
    }

    /** A position of the game in which both kings have to be destroyed. */
    static TextPosition both(String list) {
        return BOTH.men(list);
    }
}
