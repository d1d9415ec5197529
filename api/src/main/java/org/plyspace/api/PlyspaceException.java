package org.plyspace.api;

/**
 * An error to be shown to the user: the message says what was refused or failed, where, why, and what is expected.
 *
 * <p>Either the request is wrong ({@link UsageException}), or it is right and fails ({@link FailureException}). Subtypes exist
 * for callers that recover from them.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public abstract class PlyspaceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected PlyspaceException(String message) {
        super(message);
    }
}
