package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** A permutation of the cells of the empty board that turns every piece's moves into its moves. Immutable. */
@PublicApi(usage = Usage.CALL)
public final class Symmetry {

    private final int[] images;
    private final boolean keepsForward;

    /**
     * Copies the images.
     *
     * @param images the cell that each cell goes to; a permutation of 0 to cells - 1
     * @param keepsForward whether {@linkplain PieceType#directional() directional} pieces keep their moves too
     */
    public Symmetry(int[] images, boolean keepsForward) {
        this.images = images.clone();
        this.keepsForward = keepsForward;
    }

    /** The cell that a cell goes to. */
    public int image(int cell) {
        return images[cell];
    }

    /** Whether it may be used when directional pieces are on the board. */
    public boolean keepsForward() {
        return keepsForward;
    }
}
