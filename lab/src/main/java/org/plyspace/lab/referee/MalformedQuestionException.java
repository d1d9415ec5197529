package org.plyspace.lab.referee;

import org.plyspace.api.PlyspaceException;

/** A line that is not a question. */
final class MalformedQuestionException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    MalformedQuestionException(String reason) {
        super("not a question: " + reason);
    }
}
