package org.plyspace.search;

import org.plyspace.api.PlyspaceException;

/** Weights cannot be read; the message says where and why. */
public final class WeightsException extends PlyspaceException {

    private static final long serialVersionUID = 1L;

    WeightsException(String message) {
        super(message);
    }
}
