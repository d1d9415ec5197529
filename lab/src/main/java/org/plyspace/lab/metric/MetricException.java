package org.plyspace.lab.metric;

import org.plyspace.api.PlyspaceException;

/** A metric that there is not, or a game that cannot be measured. */
public final class MetricException extends PlyspaceException {

    private static final long serialVersionUID = 1;

    MetricException(String message) {
        super(message);
    }
}
