package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * A permutation of cells, anchors and boards that turns legal moves into legal moves. Immutable.
 *
 * <p>Where boards move, the image of a position has the image of each board hanging on the image of its anchor, belonging to
 * the image of its owner, with the image of each piece on it. If the symmetry {@linkplain #exchangesSides() exchanges the
 * sides}, pieces, owners, hands and the side to move change sides as well.
 */
@PublicApi(usage = Usage.CALL)
public final class Symmetry {

    private static final int[] NONE = {};

    private final int[] cells;
    private final int[] anchors;
    private final int[] boards;
    private final boolean keepsForward;
    private final boolean exchangesSides;

    /**
     * Copies the images; for rule sets without movable boards, and without exchange of the sides.
     *
     * @param cells the cell that each cell goes to; a permutation of 0 to cells - 1
     * @param keepsForward whether {@linkplain PieceType#directional() directional} pieces keep their moves too
     */
    public Symmetry(int[] cells, boolean keepsForward) {
        this(cells, NONE, NONE, keepsForward, false);
    }

    /**
     * Copies the images.
     *
     * @param cells the cell that each cell goes to; a permutation of 0 to cells - 1
     * @param anchors the anchor that each anchor goes to; a permutation
     * @param boards the movable board that each movable board goes to; a permutation
     * @param keepsForward whether {@linkplain PieceType#directional() directional} pieces keep their moves too
     * @param exchangesSides whether it turns White's moves into Black's
     */
    public Symmetry(int[] cells, int[] anchors, int[] boards, boolean keepsForward, boolean exchangesSides) {
        this.cells = cells.clone();
        this.anchors = anchors.clone();
        this.boards = boards.clone();
        this.keepsForward = keepsForward;
        this.exchangesSides = exchangesSides;
    }

    /** The cell that a cell goes to. */
    public int image(int cell) {
        return cells[cell];
    }

    /** The anchor that an anchor goes to. */
    public int anchorImage(int anchor) {
        return anchors[anchor];
    }

    /** The movable board that a movable board goes to. */
    public int boardImage(int board) {
        return boards[board];
    }

    /** The {@link Piece} code that a piece becomes; {@link Piece#NONE} stays. */
    public int pieceImage(int piece) {
        return exchangesSides && piece != Piece.NONE ? piece ^ 1 : piece;
    }

    /** Whether it may be used when directional pieces are on the board. */
    public boolean keepsForward() {
        return keepsForward;
    }

    /** Whether White's pieces become Black's and the other way round. */
    public boolean exchangesSides() {
        return exchangesSides;
    }
}
