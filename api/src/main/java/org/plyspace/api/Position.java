package org.plyspace.api;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.plyspace.api.PublicApi.Usage;

/**
 * A position in play: mutable, confined to one thread, with moves made and unmade in place.
 *
 * <p>All methods but {@link #copy} and {@link #words} are hot: they allocate nothing. Arrays passed in
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

    /**
     * Appends the legal moves that promote the piece which moves and capture nothing; moves of boards that promote are not
     * among them.
     */
    void legalQuietPromotions(MoveList into);

    /** The number of legal moves, without listing them. */
    int countLegalMoves();

    /** Whether there is a legal move. */
    boolean hasLegalMove();

    /**
     * Whether a move is legal here: exactly if {@link #legalMoves} would list it. The long may be anything: remembered from
     * another position, or no move at all.
     */
    boolean isLegal(long move);

    /**
     * One of the legal moves, each as likely as the others, or {@link Move#NONE} if there is none.
     *
     * @param random which gives the same moves for the same seed
     * @param scratch of the caller's; what it holds afterwards means nothing
     */
    default long randomMove(RandomGenerator random, MoveList scratch) {
        scratch.clear();
        legalMoves(scratch);
        return scratch.size() == 0 ? Move.NONE : scratch.get(random.nextInt(scratch.size()));
    }

    /** The cell of the piece that a legal move captures, asked before it is made; -1 if it captures nothing. */
    int capturedCell(long move);

    /**
     * What a legal move changes, asked before it is made. Making the move changes exactly this, beside side, rights and clocks.
     *
     * @param into cleared first
     */
    void changes(long move, Changes into);

    /** Makes a move, which must be legal here: this is not checked. Texts are checked by {@link PositionWords#judge}. */
    void make(long move);

    /** Passes the turn, for search; the side to move must not be in check. En passant lapses. */
    void makeNull();

    /**
     * Whether it makes sense for a search to try {@link #makeNull} here: no if the side to move is in check, or where passing
     * is often better than any move, as with little left to move.
     */
    boolean isPassingSound();

    /** Takes back the last {@link #make} or {@link #makeNull}; at least one must be there to take back. */
    void unmake();

    /** Becomes equal to another position of the same rules, forgetting the moves made. */
    void setFrom(Position other);

    Side sideToMove();

    /** Whether a royal piece of the side to move is attacked. */
    boolean inCheck();

    /** Zobrist key of all that decides which moves are legal now or later, en passant rights included; kept incrementally. */
    long key();

    /**
     * Plies since the last move that set the clock back: a capture, a pawn move, or what the rules name instead; it stops at {@link
     * Setup#LARGEST_CLOCK}.
     */
    int halfmoveClock();

    /** The number of the move to be made, starting at 1 and growing after Black's; it stops at {@link Setup#LARGEST_CLOCK}. */
    int fullmoveNumber();

    /** The {@link Piece} code on a cell. */
    int pieceAt(int cell);

    /** How many pieces of a {@link Piece} code are in the hand of its side. */
    default int hand(int piece) {
        return 0;
    }

    /** The anchor that a movable board hangs on. */
    default int anchorOf(int board) {
        throw new IndexOutOfBoundsException("board " + board + " of none");
    }

    /** The side that a movable board belongs to. */
    default Side ownerOf(int board) {
        throw new IndexOutOfBoundsException("board " + board + " of none");
    }

    /** The rights to castle as bits, which mean something to positions of the same rules only; 0 if there are none. */
    default int rights() {
        return 0;
    }

    /** The place of a cell as it stands now, 0 to {@link Rules#places()} - 1. */
    default int placeOf(int cell) {
        return cell;
    }

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

    /** How many steps the piece on a cell is from a promotion if nothing hinders it; -1 if nothing there can promote. */
    int promotionDistance(int cell);

    /** The tags of a legal move, asked before it is made: bit {@code i} for tag {@code i} of {@link Rules#tags()}. */
    long tags(long move);

    /**
     * Replaces everything: no field of a position's text but rights and hands, clocks fresh, moves made forgotten. For
     * tablebases; whether the result could be played is not checked.
     *
     * @param placement read, not kept
     */
    void place(Placement placement);

    /** An equal position that shares nothing with this one; the moves made are forgotten. */
    Position copy();

    /**
     * Identity for threefold repetition (rules/README.md): like {@link #key} without clocks, but counting an en passant
     * right only if a legal capture can use it. Slower than {@link #key}. What {@link Rules#repetition()} leaves out of a
     * position's identity, such as checks counted, is not in it.
     */
    long repetitionKey();

    /**
     * How the game ends here by a rule that does not ask for the moves of the side to move: a goal reached, a bare king, the loss
     * of all of a kind, checks given, a dead position, the clock. Checkmate goes before all of these, and stalemate before the
     * last two; both are for the caller to see, who knows whether there is a legal move. Hot; what it returns is shared.
     */
    Optional<Outcome> ending();

    /** How the game ends if the side to move has no legal move: checkmate or stalemate. Hot; what it returns is shared. */
    Outcome endingWithoutMove();

    /** How the game ended if it ends in this position, repetition and agreements apart. */
    Optional<Outcome> outcome();

    /** This position in words: a live view that speaks of the position as it is when asked. */
    PositionWords words();
}
