package org.plyspace.engine;

import java.io.Serial;
import org.plyspace.api.PublicApi;

/** No rule set has the id that was requested, and no file that was refused may have brought it. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class UnknownVariantException extends VariantException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String id;

    UnknownVariantException(String id, String message) {
        super(message);
        this.id = id;
    }

    /** The id requested, as it was written. */
    public String id() {
        return id;
    }
}
