package org.plyspace.search;

/** Reads the weights that a machine is asked for by the name of their file. */
@FunctionalInterface
public interface WeightFiles {

    /**
     * What is in a file.
     *
     * @throws WeightsException if these are no weights
     * @throws org.plyspace.api.PlyspaceException if it cannot be read
     */
    Weights read(String file);
}
