package org.plyspace.search;

import org.plyspace.api.UsageException;

/** Reads the weights that an engine is asked for by the name of their file. */
@FunctionalInterface
public interface WeightFiles {

    /**
     * What is in a file.
     *
     * @throws UsageException if these are no weights
     * @throws org.plyspace.api.PlyspaceException if it cannot be read
     */
    Weights read(String file);
}
