package org.plyspace.engine.exchange;

/**
 * A token of a text like PGN.
 *
 * @param kind the kind of token
 * @param text the name of a tag, a comment without its braces, or a word
 * @param value the value of a tag, else empty
 * @param line the line of the file where it begins, from 1
 */
record PgnToken(Kind kind, String text, String value, int line) {

    /** The kinds of tokens. */
    enum Kind {
        TAG,
        COMMENT,
        OPEN,
        CLOSE,
        WORD,
        END
    }
}
