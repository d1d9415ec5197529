package org.plyspace.web.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** A secret word that admits other machines to the page. */
public final class EntryToken {

    private static final int BYTES = 16;

    private final String text;

    private EntryToken(String text) {
        this.text = text;
    }

    /** Creates a token that nobody can guess. */
    public static EntryToken make() {
        return new EntryToken(RandomDigits.ofBytes(BYTES));
    }

    /** The text of the token. */
    public String text() {
        return text;
    }

    /** Whether a text, which may be null, equals the token; takes the same time however much of it is right. */
    boolean is(String other) {
        return other != null
                && MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
