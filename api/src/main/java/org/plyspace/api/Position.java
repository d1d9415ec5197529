package org.plyspace.api;

import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/**
 * A position in play: mutable, confined to one thread, with moves made and unmade in place.
 *
 * <p>All methods but {@link #copy}, {@link #outcome} and {@link #words} are hot: they allocate nothing. Arrays passed in
 * belong to the caller, are filled from index 0, and must have room for {@link Rules#cells()} entries unless said
 * otherwise.
 */
@PublicApi(usage = Usage.IMPLEMENT)
public interface Position {

    /** The rules it is played by. */
    Rules rules();

    /** Appends all legal moves, each once, in an order that depends only on the position and how it came about. */
    void legalMoves(MoveList into);

    /** Appends the legal moves that capture something. */
    void legalCaptures(MoveList into);

    /** The number of legal moves, without listing them. */
    int countLegalMoves();

    /** Whether there is a legal move. */
    boolean hasLegalMove();

    /** Makes a move, which must be legal here: this is not checked. Texts are checked by {@link PositionWords#judge}. */
    void make(long move);

    /** Passes the turn, for search; the side to move must not be in check. En passant lapses. */
    void makeNull();

    /** Takes back the last {@link #make} or {@link #makeNull}; at least one must be there to take back. */
    void unmake();

    /** Becomes equal to another position of the same rules, forgetting the moves made. */
    void setFrom(Position other);

    Side sideToMove();

    /** Whether a royal piece of the side to move is attacked. */
    boolean inCheck();

    /** Zobrist key of all that decides which moves are legal now or later, en passant rights included; kept incrementally. */
    long key();

    /** Plies since the last capture or pawn move. */
    int halfmoveClock();

    /** The number of the move to be made, starting at 1 and growing after Black's. */
    int fullmoveNumber();

    /** The {@link Piece} code on a cell. */
    int pieceAt(int cell);

    /** Fills in the cells of a side's men and returns how many there are. */
    int men(Side side, int[] into);

    /** Fills in the cells of a side's royal pieces and returns how many there are. */
    int royals(Side side, int[] into);

    /**
     * Fills in the cells that the man on a cell attacks, each once, and returns how many: those where it could capture an
     * enemy if one stood there, whether or not that would expose its own king. None for an empty cell.
     */
    int attacks(int cell, int[] into);

    /** Whether a side's man could capture an enemy standing on the cell. */
    boolean isAttacked(int cell, Side by);

    /** File of a cell as it stands now, in the space of {@link Layout}. */
    int x(int cell);

    /** Rank of a cell as it stands now. */
    int y(int cell);

    /** Level of a cell as it stands now. */
    int z(int cell);

    /** How many steps the pawn on a cell is from promotion if nothing hinders it; -1 if nothing there can promote. */
    int promotionDistance(int cell);

    /** The tags of a legal move, asked before it is made: bit {@code i} for tag {@code i} of {@link Rules#tags()}. */
    long tags(long move);

    /**
     * Replaces everything by a few men on the empty board in its start arrangement: no castling, no en passant, clocks
     * fresh, moves made forgotten. For tablebases; whether the result could be played is not checked.
     *
     * @param cells the cells of the men, all different
     * @param pieces their {@link Piece} codes
     * @param count how many entries of the arrays count
     */
    void place(int[] cells, int[] pieces, int count, Side toMove);

    /** An equal position that shares nothing with this one; the moves made are forgotten. */
    Position copy();

    /**
     * Identity for threefold repetition (rules/README.md): like {@link #key} without clocks, but counting an en passant
     * right only if a legal capture can use it. Slower than {@link #key}.
     */
    long repetitionKey();

    /** How the game ended if it ends in this position, repetition and agreements apart. */
    Optional<Outcome> outcome();

    /** This position in words: a live view that speaks of the position as it is when asked. */
    PositionWords words();
}
