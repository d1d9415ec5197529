package org.plyspace.geometry.lattice;

/** By how much, in squares, a square is drawn off its place in the box: half a square for every other rank makes hexagons. */
@FunctionalInterface
public interface Offset {

    /** Every square where its place is. */
    Offset NONE = (x, y, z) -> 0;

    /** The shift along the files of the square at a place of the box. */
    double of(int x, int y, int z);
}
