package org.plyspace.engine;

import org.plyspace.api.PlyspaceException;

/** A question that these rules cannot be asked, such as about a piece or square they do not have. */
public final class QuestionException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    public QuestionException(String message) {
        super(message);
    }
}
