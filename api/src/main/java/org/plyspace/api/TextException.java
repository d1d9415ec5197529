package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** Text that cannot be read as what it should be. */
@PublicApi(usage = Usage.CALL)
public final class TextException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    private final String text;
    private final int offset;
    private final String reason;

    /**
     * With the whole text, the place in it where reading failed, and the reason.
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

    /** What the message says before it tells the place. */
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
