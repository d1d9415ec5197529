package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * Something was refused or failed; the message is for people and says what, where, why and what would do.
 *
 * <p>There are two kinds: what was asked for makes no sense ({@link UsageException}), or it does and something fails
 * ({@link FailureException}). A type below these is for callers that go on otherwise when they catch it.
 */
@PublicApi(usage = Usage.CALL)
public abstract class PlyspaceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected PlyspaceException(String message) {
        super(message);
    }
}
