package org.plyspace.api;

import java.util.Arrays;

/**
 * A position to be set up fast, for tablebases. Owned and reused by the caller; filled without allocating.
 *
 * <p>Until set otherwise, and after {@link #clear}, boards hang where they start and belong to their first owners, hands are
 * empty, and no right is granted.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Placement {

    private final int[] cells;
    private final int[] pieces;
    private final int[] homes;
    private final int[] anchors;
    private final int[] originalOwners;
    private final int[] owners;
    private final int[] hands = new int[Piece.CODES];
    private int count;
    private int rights;
    private Side toMove = Side.WHITE;

    /** Creates an empty placement. */
    public Placement(Rules rules) {
        this.cells = new int[rules.cells()];
        this.pieces = new int[rules.cells()];
        Setup empty = rules.empty();
        this.homes = new int[empty.boards()];
        this.originalOwners = new int[empty.boards()];
        Arrays.setAll(homes, empty::anchorOf);
        Arrays.setAll(originalOwners, board -> rules.originalOwner(board).index());
        this.anchors = homes.clone();
        this.owners = originalOwners.clone();
    }

    /** Removes all pieces and rights, returns the boards to the start, and gives White the move. */
    public void clear() {
        count = 0;
        rights = 0;
        toMove = Side.WHITE;
        Arrays.fill(hands, 0);
        System.arraycopy(homes, 0, anchors, 0, anchors.length);
        System.arraycopy(originalOwners, 0, owners, 0, owners.length);
    }

    /** Puts a piece, given by its {@link Piece} code, on an empty cell. */
    public void put(int cell, int piece) {
        cells[count] = cell;
        pieces[count++] = piece;
    }

    /** Hangs a board on an anchor. */
    public void hang(int board, int anchor) {
        anchors[board] = anchor;
    }

    /** Gives a board to a side. */
    public void own(int board, Side owner) {
        owners[board] = owner.index();
    }

    /** Sets the number of pieces of a code in its side's hand. */
    public void hold(int piece, int number) {
        hands[piece] = number;
    }

    /** Grants the castling rights that {@link Position#rights()} returned for another position of the same rules. */
    public void grant(int newRights) {
        rights = newRights;
    }

    /** Sets the side to move. */
    public void turn(Side side) {
        toMove = side;
    }

    /** The number of pieces on the board. */
    public int count() {
        return count;
    }

    /** The cell of a piece, {@code index} from 0 to {@link #count()} - 1. */
    public int cell(int index) {
        return cells[index];
    }

    /** The code of a piece, {@code index} from 0 to {@link #count()} - 1. */
    public int piece(int index) {
        return pieces[index];
    }

    /** The anchor of a board. */
    public int anchorOf(int board) {
        return anchors[board];
    }

    /** The owner of a board. */
    public Side ownerOf(int board) {
        return Side.of(owners[board]);
    }

    /** The number of pieces of a code in its side's hand. */
    public int hand(int piece) {
        return hands[piece];
    }

    /** The castling rights granted. */
    public int rights() {
        return rights;
    }

    /** The side to move. */
    public Side toMove() {
        return toMove;
    }
}
