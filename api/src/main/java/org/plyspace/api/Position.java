package org.plyspace.api;

import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A position in play. Mutable and confined to one thread; moves are made and unmade in place.
 *
 * <p>All methods except {@link #copy} and {@link #words} are hot and allocate nothing. Arrays passed in belong to the caller,
 * are filled from index 0, and must have room for {@link Rules#cells()} entries unless stated otherwise.
 */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public interface Position {

    /** The rules of this position. */
    Rules rules();

    /** Appends all legal moves, each once. Their order depends only on the position and the moves that led to it. */
    void legalMoves(MoveList into);

    /** Appends the legal captures. */
    void legalCaptures(MoveList into);

    /** Appends the legal moves that promote the moving piece without a capture; board moves that promote are not included. */
    void legalQuietPromotions(MoveList into);

    /**
     * Appends what {@link #legalCaptures} and {@link #legalQuietPromotions} list, each move once, in any order. A quiescence
     * search asks for both at every node, and one pass can cost half of two.
     */
    default void legalLoud(MoveList into) {
        legalCaptures(into);
        legalQuietPromotions(into);
    }

    /** Counts the legal moves without listing them. */
    int countLegalMoves();

    /** Whether there is a legal move. */
    boolean hasLegalMove();

    /** Whether {@link #legalMoves} would list a move here. Accepts any long: a move of another position, or no move at all. */
    boolean isLegal(long move);

    /**
     * A legal move chosen uniformly at random, or {@link Move#NONE} if there is none.
     *
     * @param random the source of randomness; equal seeds give equal moves
     * @param scratch the caller's list, overwritten
     */
    default long randomMove(RandomGenerator random, MoveList scratch) {
        scratch.clear();
        legalMoves(scratch);
        return scratch.size() == 0 ? Move.NONE : scratch.get(random.nextInt(scratch.size()));
    }

    /** The cell of the piece that a legal move, not yet made, captures; -1 if it captures nothing. */
    int capturedCell(long move);

    /**
     * Lists what a legal move, not yet made, changes: exactly what making it changes, apart from the side to move, rights and
     * clocks.
     *
     * @param into cleared first
     */
    void changes(long move, Changes into);

    /** Makes a move. It must be legal here, which is not checked; {@link PositionWords#judge} checks texts. */
    void make(long move);

    /** Passes the turn, for null-move search; the side to move must not be in check. The en passant right lapses. */
    void makeNull();

    /**
     * Whether a search should try {@link #makeNull} here. False in check and where zugzwang is likely, as with little material
     * left.
     */
    boolean isPassingSound();

    /** Takes back the last {@link #make} or {@link #makeNull}; there must be one. */
    void unmake();

    /** Becomes equal to another position of the same rules; the moves made are forgotten. */
    void setFrom(Position other);

    Side sideToMove();

    /** Whether a royal piece of the side to move is attacked. */
    boolean inCheck();

    /**
     * The Zobrist key of everything that decides which moves are legal now or later, en passant rights included. Updated
     * incrementally.
     */
    long key();

    /**
     * The number of plies since the last move that resets the clock: a capture, a pawn move, or what the rules name instead. It
     * stops at {@link Setup#LARGEST_CLOCK}.
     */
    int halfmoveClock();

    /**
     * The number of the current move, starting at 1 and incremented after Black's move. It stops at {@link
     * Setup#LARGEST_CLOCK}.
     */
    int fullmoveNumber();

    /** The {@link Piece} code on a cell. */
    int pieceAt(int cell);

    /** The number of pieces of a {@link Piece} code in its side's hand. */
    default int hand(int piece) {
        return 0;
    }

    /** The anchor that a movable board hangs on. */
    default int anchorOf(int board) {
        throw new IndexOutOfBoundsException("board " + board + "; these rules have no movable boards");
    }

    /** The side that a movable board belongs to. */
    default Side ownerOf(int board) {
        throw new IndexOutOfBoundsException("board " + board + "; these rules have no movable boards");
    }

    /** The castling rights as bits, meaningful only to positions of the same rules; 0 if there are none. */
    default int rights() {
        return 0;
    }

    /** The current place of a cell, 0 to {@link Rules#places()} - 1. */
    default int placeOf(int cell) {
        return cell;
    }

    /** Fills in the cells of a side's men and returns their number. */
    int men(Side side, int[] into);

    /** Fills in the cells of a side's royal pieces and returns their number. */
    int royals(Side side, int[] into);

    /**
     * Fills in the cells that the man on a cell attacks, each once, and returns their number. A cell is attacked if the man
     * could capture an enemy there, whether or not this would expose its own king. An empty cell attacks nothing.
     */
    int attacks(int cell, int[] into);

    /**
     * Fills in what the men of both sides attack, in numbers. A search asks at most once a node: a faster way than {@link #attacks} man by
     * man pays, and must give the same numbers.
     *
     * @param into a summary made for these rules, overwritten
     */
    default void attackSummary(AttackSummary into) {
        into.count(this);
    }

    /**
     * Whether a man of a side could capture an enemy on the cell; where that depends on what stands there, the man on the cell, or a royal
     * one if there is none.
     */
    boolean isAttacked(int cell, Side by);

    /** The file of a cell as it stands now, in the space of {@link Layout}. */
    int x(int cell);

    /** The rank of a cell as it stands now. */
    int y(int cell);

    /** The level of a cell as it stands now. */
    int z(int cell);

    /**
     * The number of moves of the piece on a cell to its promotion if nothing hinders it; -1 if it cannot promote. A pawn's are its steps, and
     * on boards that do not move its captures too where no steps lead there.
     */
    int promotionDistance(int cell);

    /** The tags of a legal move that is not yet made: bit {@code i} for tag {@code i} of {@link Rules#tags()}. */
    long tags(long move);

    /**
     * Replaces the whole position, for tablebases. Fields beyond rights and hands are empty, the clocks are reset and the moves
     * made are forgotten. Whether the result is a valid position is not checked.
     *
     * @param placement the new position, copied
     */
    void place(Placement placement);

    /** An independent, equal position; the moves made are forgotten. */
    Position copy();

    /**
     * The identity for threefold repetition (rules/README.md): like {@link #key} without clocks, but an en passant right counts
     * only if a legal capture can use it. Slower than {@link #key}. Omits what {@link Rules#repetition()} excludes from a
     * position's identity, such as checks counted.
     */
    long repetitionKey();

    /**
     * The end of the game by a rule that does not depend on the legal moves: a goal reached, a bare king, an extinction, checks
     * given, a dead position, the clock. Checkmate takes precedence over all of these, and stalemate over the last two; the
     * caller, who knows whether there is a legal move, must test for both. Hot; the result is a shared object.
     */
    Optional<Outcome> ending();

    /**
     * The end of the game if the side to move has no legal move: checkmate or stalemate. Hot; the result is a shared object.
     */
    Outcome endingWithoutMove();

    /** The end of the game in this position, apart from repetition and agreement; empty if it goes on. */
    Optional<Outcome> outcome();

    /** A live view of this position in words: it always describes the current position. */
    PositionWords words();
}
