package org.plyspace.geometry.lattice;

/** The displacement, in squares, of a square from its place in the box: half a square for every other rank makes hexagons. */
@FunctionalInterface
public interface Offset {

    /** No displacement. */
    Offset NONE = (x, y, z) -> 0;

    /** The displacement along the files of the square at a place of the box. */
    double of(int x, int y, int z);
}
