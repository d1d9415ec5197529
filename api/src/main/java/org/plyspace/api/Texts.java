package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** How text from outside is quoted in messages: printable, and short whatever its length. */
@PublicApi(usage = Usage.CALL)
public final class Texts {

    private static final int LONGEST_QUOTE = 60;

    private Texts() {}

    /** At most some sixty characters of a text, control characters shown as {@code ?}. */
    public static String shorten(String text) {
        String head = text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
        StringBuilder printable = new StringBuilder(head.length());
        head.codePoints()
                .forEach(c -> printable.appendCodePoint(Character.isISOControl(c) || isSurrogate(c) ? '?' : c));
        return printable.toString();
    }

    private static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
