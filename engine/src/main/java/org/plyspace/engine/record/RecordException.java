package org.plyspace.engine.record;

import org.plyspace.api.PlyspaceException;

/** A record, or a text with games, that is refused; the message says where and why. */
public class RecordException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    /**
     * With the place and the reason.
     *
     * @param place the file and what in it, such as {@code games.jsonl:3}
     * @param reason what is wrong, and what is expected
     */
    public RecordException(String place, String reason) {
        super(place + ": " + reason);
    }
}
