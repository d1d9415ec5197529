package org.plyspace.api;

/** A text cannot be read. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class TextException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final String text;
    private final int offset;
    private final String reason;

    /**
     * Creates the exception from the whole text, the offset where reading failed, and the reason.
     *
     * @param offset index of a character of the text, or its length if more was expected
     * @param reason which field or token is refused, why, and what is expected
     */
    public TextException(String text, int offset, String reason) {
        super(reason + " (at character " + (offset + 1) + ": '" + Texts.shorten(text.substring(offset)) + "')");
        this.text = text;
        this.offset = offset;
        this.reason = reason;
    }

    private TextException(String reason, String text, int offset) {
        super(reason);
        this.text = text;
        this.offset = offset;
        this.reason = reason;
    }

    /**
     * Creates an exception whose reason already gives the place, such as a line and column; the message does not repeat it.
     *
     * @param offset index of a character of the text, or its length if more was expected
     */
    public static TextException inFile(String text, int offset, String reason) {
        return new TextException(reason, text, offset);
    }

    /** The part of the message before the place. */
    public String reason() {
        return reason;
    }

    public String text() {
        return text;
    }

    public int offset() {
        return offset;
    }
}
