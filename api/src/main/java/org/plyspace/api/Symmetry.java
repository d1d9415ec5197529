package org.plyspace.api;

/**
 * A permutation of cells, anchors and boards that turns legal moves into legal moves. Immutable.
 *
 * <p>Where boards move, the image of a position has the image of each board hanging on the image of its anchor, belonging to
 * the image of its owner, with the image of each piece on it. If the symmetry {@linkplain #exchangesSides() exchanges the
 * sides}, pieces, owners, hands and the side to move change sides as well.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Symmetry {

    private static final int[] NONE = {};

    private final int[] cells;
    private final int[] anchors;
    private final int[] boards;
    private final boolean keepsForward;
    private final boolean exchangesSides;

    /**
     * Creates a symmetry that keeps the sides, for rule sets without movable boards. The array is copied.
     *
     * @param cells the image of each cell; a permutation of 0 to cells - 1
     * @param keepsForward whether {@linkplain PieceType#directional() directional} pieces keep their moves
     */
    public Symmetry(int[] cells, boolean keepsForward) {
        this(cells, NONE, NONE, keepsForward, false);
    }

    /**
     * Creates a symmetry. The arrays are copied.
     *
     * @param cells the image of each cell; a permutation of 0 to cells - 1
     * @param anchors the image of each anchor; a permutation
     * @param boards the image of each movable board; a permutation
     * @param keepsForward whether {@linkplain PieceType#directional() directional} pieces keep their moves
     * @param exchangesSides whether it turns White's moves into Black's
     */
    public Symmetry(int[] cells, int[] anchors, int[] boards, boolean keepsForward, boolean exchangesSides) {
        this.cells = cells.clone();
        this.anchors = anchors.clone();
        this.boards = boards.clone();
        this.keepsForward = keepsForward;
        this.exchangesSides = exchangesSides;
    }

    /** The image of a cell. */
    public int image(int cell) {
        return cells[cell];
    }

    /** The image of an anchor. */
    public int anchorImage(int anchor) {
        return anchors[anchor];
    }

    /** The image of a movable board. */
    public int boardImage(int board) {
        return boards[board];
    }

    /** The image of a {@link Piece} code; {@link Piece#NONE} stays. */
    public int pieceImage(int piece) {
        return exchangesSides && piece != Piece.NONE ? piece ^ 1 : piece;
    }

    /** Whether the symmetry holds with directional pieces on the board. */
    public boolean keepsForward() {
        return keepsForward;
    }

    /** Whether White's pieces become Black's and vice versa. */
    public boolean exchangesSides() {
        return exchangesSides;
    }
}
