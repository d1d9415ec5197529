package org.plyspace.api;

/** The rules have no start position; the message says why, and which setting has one. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class NoStartException extends UsageException {

    private static final long serialVersionUID = 1L;

    public NoStartException(String reason) {
        super(reason);
    }
}
