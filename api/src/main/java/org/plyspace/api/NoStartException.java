package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** Rules that have no start position; the message says why, and what would have one. */
@PublicApi(usage = Usage.CALL)
public final class NoStartException extends UsageException {

    private static final long serialVersionUID = 1L;

    public NoStartException(String reason) {
        super(reason);
    }
}
