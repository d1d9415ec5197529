package org.plyspace.geometry.lattice;

import java.util.function.UnaryOperator;
import org.plyspace.api.Symmetry;

/** Symmetries of a box about its centre. */
public final class BoxSymmetries {

    private BoxSymmetries() {}

    /**
     * The symmetry that turns or mirrors the box.
     *
     * @param map the image of a displacement from the centre; may only swap axes of equal size and change signs
     * @param keepsForward whether directional pieces keep their moves
     */
    public static Symmetry of(Lattice lattice, UnaryOperator<Step> map, boolean keepsForward) {
        return new Symmetry(images(lattice, map), keepsForward);
    }

    /**
     * The image of each cell when the box is turned or mirrored.
     *
     * @param map the image of a displacement from the centre; may only swap axes of equal size and change signs
     * @return the image of each cell, or {@link Lattice#NO_CELL} if there is no cell at the image
     */
    public static int[] images(Lattice lattice, UnaryOperator<Step> map) {
        int[] images = new int[lattice.cells()];
        for (int cell = 0; cell < images.length; cell++) {
            Step fromCentre = new Step(
                    2 * lattice.x(cell) - (lattice.files() - 1),
                    2 * lattice.y(cell) - (lattice.ranks() - 1),
                    2 * lattice.z(cell) - (lattice.levels() - 1));
            Step image = map.apply(fromCentre);
            images[cell] = lattice.cell(
                    (image.dx() + lattice.files() - 1) / 2,
                    (image.dy() + lattice.ranks() - 1) / 2,
                    (image.dz() + lattice.levels() - 1) / 2);
        }
        return images;
    }
}
