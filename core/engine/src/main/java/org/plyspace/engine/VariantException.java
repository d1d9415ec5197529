package org.plyspace.engine;

import org.plyspace.api.PublicApi;
import org.plyspace.api.UsageException;

/** The requested variant does not exist: it is unknown, refused or misspelt. */
@PublicApi(usage = PublicApi.Usage.CALL)
public class VariantException extends UsageException {

    private static final long serialVersionUID = 1L;

    public VariantException(String message) {
        super(message);
    }
}
