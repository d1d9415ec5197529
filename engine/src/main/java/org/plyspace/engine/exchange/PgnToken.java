package org.plyspace.engine.exchange;

/**
 * A part of a text like PGN.
 *
 * @param kind what it is
 * @param text a tag's name, a comment without its braces, a word
 * @param value a tag's value, else empty
 * @param line of the file that it begins in, from 1
 */
record PgnToken(Kind kind, String text, String value, int line) {

    /** What there is in such a text. */
    enum Kind {
        TAG,
        COMMENT,
        OPEN,
        CLOSE,
        WORD,
        END
    }
}
