package org.plyspace.api;

/** Prepares outside text for quotation in messages: printable and short. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Texts {

    private static final int LONGEST_QUOTE = 60;

    private Texts() {}

    /** A text cut to about sixty characters and made {@linkplain #printable printable}. */
    public static String shorten(String text) {
        return printable(text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...");
    }

    /**
     * A text with characters that a terminal would obey or hide, such as controls and direction marks, replaced by {@code ?}.
     */
    public static String printable(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(c -> printable.appendCodePoint(isPrintable(c) ? c : '?'));
        return printable.toString();
    }

    private static boolean isPrintable(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
