package org.plyspace.movegen.stack.play;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.tables.StackTables;

/**
 * The state of a position with everything that is updated incrementally: men by cell, by column and by level, closed columns,
 * promotion columns, the key. Fields are open to the classes of this package, which are the inner loops.
 */
public final class StackState {

    public static final int NOWHERE = -1;

    public final StackTables tables;
    public final Attachment attachment;
    public final Paths paths;

    public final int[] piece = new int[64];
    /** The cells by the code of the kind: {@link Kind#code}. */
    public final long[] men;
    /** The columns by the code of the kind. */
    final long[] columns;

    private final int[] kindCodeOf;
    /** Cells by side. */
    final long[] side = new long[2];

    /** Occupied levels by column, bit {@code level - 1}. */
    private final int[] occupied;
    /** The columns in which a side must promote. */
    public final long[] promotionColumns = new long[2];
    /** Owner of each movable board. */
    public final int[] owners;

    private final int[] anchors;

    public int mover;
    public int rights;
    /** The pawns that still have the double step. */
    public long doubleSteps;
    /** The cell of the pawn that has just made a double step, or {@link #NOWHERE}. */
    public int passedPawn = NOWHERE;
    /** The column or the cell it crossed. */
    public int crossed;

    /** The number of men in hand, by piece code; empty without hands. */
    public final int[] hands;

    int halfmoveClock;
    public int fullmoveNumber = 1;
    /** The numbers of checks given, if they are counted: {@link Checks}. */
    int checks;

    long key;

    public StackState(StackTables tables) {
        this.tables = tables;
        this.attachment = new Attachment(tables.stack);
        this.paths = new Paths(tables.paths, attachment);
        this.men = new long[Kind.code(0, tables.kinds)];
        this.columns = new long[men.length];
        this.kindCodeOf = tables.kindCodeOf;
        this.occupied = new int[tables.grid.columns()];
        this.anchors = new int[tables.boardCount];
        this.hands = tables.hands.none();
        this.owners = tables.originalOwners.clone();
    }

    /** Resets to no men, boards as given, White to move. */
    void clear(int[] newAnchors) {
        Arrays.fill(piece, Piece.NONE);
        Arrays.fill(men, 0);
        Arrays.fill(columns, 0);
        Arrays.fill(side, 0);
        Arrays.fill(occupied, 0);
        Arrays.fill(hands, 0);
        attachment.hangAll(newAnchors);
        System.arraycopy(tables.originalOwners, 0, owners, 0, owners.length);
        mover = 0;
        rights = 0;
        doubleSteps = 0;
        passedPawn = NOWHERE;
        halfmoveClock = 0;
        fullmoveNumber = 1;
        checks = 0;
        for (int column = 0; column < occupied.length; column++) {
            paths.refresh(column, 0);
        }
        boardsChanged();
        key = freshKey();
    }

    /** The key computed from scratch. */
    long freshKey() {
        long fresh =
                Zobrist.rights(rights) ^ Zobrist.doubleSteps(doubleSteps) ^ Zobrist.checks(checks) ^ enPassantKey();
        for (int cell = 0; cell < tables.stack.cells(); cell++) {
            fresh ^= piece[cell] == Piece.NONE ? 0 : Zobrist.man(piece[cell], cell);
        }
        for (int board = 0; board < tables.boardCount; board++) {
            fresh ^= Zobrist.board(board, attachment.anchorOf(board)) ^ Zobrist.owner(board, owners[board]);
        }
        for (int code = 0; code < hands.length; code++) {
            fresh ^= tables.hands.key(code, hands[code]);
        }
        return mover == 0 ? fresh : fresh ^ Zobrist.BLACK_TO_MOVE;
    }

    long enPassantKey() {
        return passedPawn == NOWHERE ? 0 : Zobrist.enPassant(crossed, passedPawn);
    }

    public long occupied() {
        return side[0] | side[1];
    }

    /** Puts a man on an empty cell. */
    void put(int cell, int code) {
        long bit = 1L << cell;
        int kind = kindCodeOf[code];
        piece[cell] = code;
        men[kind] |= bit;
        side[code & 1] |= bit;
        key ^= Zobrist.man(code, cell);
        land(cell, kind);
    }

    /** Takes the man off a cell. */
    public void remove(int cell) {
        int code = piece[cell];
        long bit = 1L << cell;
        int kind = kindCodeOf[code];
        piece[cell] = Piece.NONE;
        men[kind] &= ~bit;
        side[code & 1] &= ~bit;
        key ^= Zobrist.man(code, cell);
        lift(cell, kind);
    }

    private void land(int cell, int kind) {
        int column = attachment.columnOf(cell);
        columns[kind] |= 1L << column;
        occupied[column] |= 1 << (attachment.levelOf(cell) - 1);
        paths.refresh(column, occupied[column]);
    }

    private void lift(int cell, int kind) {
        int column = attachment.columnOf(cell);
        if ((men[kind] & attachment.cellsOf(column) & ~(1L << cell)) == 0) {
            columns[kind] &= ~(1L << column);
        }
        unblock(cell);
    }

    /** Lets paths run through the cell of a man who stays; used for a king that is about to leave. */
    void unblock(int cell) {
        int column = attachment.columnOf(cell);
        occupied[column] &= ~(1 << (attachment.levelOf(cell) - 1));
        paths.refresh(column, occupied[column]);
    }

    /** Reverts {@link #unblock}. */
    void block(int cell) {
        int column = attachment.columnOf(cell);
        occupied[column] |= 1 << (attachment.levelOf(cell) - 1);
        paths.refresh(column, occupied[column]);
    }

    /** Whether the mover's man stands on a cell. */
    public boolean isMovers(int cell) {
        return (side[mover] >>> cell & 1) != 0;
    }

    /** The halfmove clock, limited to the largest number that texts may state. */
    int shownHalfmoves() {
        return Math.min(halfmoveClock, Setup.LARGEST_CLOCK);
    }

    /** The move number, limited in the same way. */
    int shownFullmoves() {
        return Math.min(fullmoveNumber, Setup.LARGEST_CLOCK);
    }

    /** The place of a cell as boards hang now. */
    int placeOf(int cell) {
        return tables.place(attachment.columnOf(cell), attachment.levelOf(cell));
    }

    /** Whether the mover's pawn promotes on a cell. */
    public boolean promotes(int cell) {
        return (promotionColumns[mover] >>> attachment.columnOf(cell) & 1) != 0;
    }

    /** Whether men stand in a column. */
    boolean isOccupied(int column) {
        return occupied[column] != 0;
    }

    /** The code of the single man on a board, or {@link Piece#NONE}. */
    public int carried(int board) {
        long men = tables.boardCells[board] & occupied();
        return men == 0 || (men & men - 1) != 0 ? Piece.NONE : piece[Long.numberOfTrailingZeros(men)];
    }

    /** The board that changes owners by a legal move because its owner's last man on it is captured; -1 if there is none. */
    int boardTaken(long move) {
        if (!tables.changesHands || !Move.isCapture(move)) {
            return -1;
        }
        int victim = MoveChanges.capturedCell(move);
        int board = tables.boardOf[victim];
        boolean taken =
                board >= 0 && owners[board] != mover && (tables.boardCells[board] & side[1 - mover]) == 1L << victim;
        return taken ? board : -1;
    }

    /** The side that controls a board. Cold. */
    public Side controller(int board) {
        int aboard = Long.bitCount(tables.boardCells[board] & occupied());
        return tables.boards.controller(aboard, carried(board), Side.of(owners[board]));
    }

    /** Moves a board to an anchor with everything on it. */
    void shift(int board, int anchor) {
        long aboard = tables.boardCells[board] & occupied();
        for (long rest = aboard; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            lift(cell, kindCodeOf[piece[cell]]);
        }
        long changed = attachment.columnsOf(board);
        key ^= Zobrist.board(board, attachment.anchorOf(board)) ^ Zobrist.board(board, anchor);
        attachment.shift(board, anchor);
        changed |= attachment.columnsOf(board);
        for (long rest = aboard; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            land(cell, kindCodeOf[piece[cell]]);
        }
        for (; changed != 0; changed &= changed - 1) {
            int column = Long.numberOfTrailingZeros(changed);
            paths.refresh(column, occupied[column]);
        }
        boardsChanged();
    }

    private void boardsChanged() {
        paths.refreshBoards();
        promotionColumns[0] = tables.ends.of(0, attachment.taken());
        promotionColumns[1] = tables.ends.of(1, attachment.taken());
    }

    /**
     * Sets up a placement: no fields except owners and rights, clocks reset; {@link StackSetups} finds the pawns that may step
     * twice.
     */
    void place(Placement placement) {
        for (int board = 0; board < tables.boardCount; board++) {
            anchors[board] = placement.anchorOf(board);
        }
        clear(anchors);
        for (int i = 0; i < placement.count(); i++) {
            put(placement.cell(i), placement.piece(i));
        }
        for (int board = 0; board < tables.boardCount; board++) {
            owners[board] = placement.ownerOf(board).index();
        }
        for (int code = 0; code < hands.length; code++) {
            hands[code] = placement.hand(code);
        }
        mover = placement.toMove().index();
        rights = placement.rights();
    }

    /** Adds a check given by a side. */
    void countCheck(int by) {
        key ^= Zobrist.checks(checks);
        checks = Checks.more(checks, by, tables.endings.rule().checks());
        key ^= Zobrist.checks(checks);
    }

    /** Sets the number of men of a code in hand. */
    void setHand(int code, int count) {
        key ^= tables.hands.key(code, hands[code]) ^ tables.hands.key(code, count);
        hands[code] = count;
    }

    void setOwner(int board, int owner) {
        key ^= Zobrist.owner(board, owners[board]) ^ Zobrist.owner(board, owner);
        owners[board] = owner;
    }

    /**
     * The cell of the pawn that must promote when a board goes to an anchor, or {@link #NOWHERE}: a carried pawn that arrives
     * on its last rank, or one whose file ends at its cell once the board has left.
     */
    public int promotionBy(int board, int anchor) {
        for (int ofSide = 0; ofSide < 2; ofSide++) {
            long pawns = men[Kind.code(ofSide, Kind.PAWN)];
            long ends = endsAfter(ofSide, board, anchor);
            for (long rest = pawns & tables.boardCells[board]; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                if ((ends >>> attachment.columnAt(cell, anchor) & 1) != 0) {
                    return cell;
                }
            }
            long uncovered = ends & ~promotionColumns[ofSide];
            if (uncovered != 0) {
                long promoting = attachment.cells(uncovered) & pawns & ~tables.boardCells[board];
                if (promoting != 0) {
                    return Long.numberOfTrailingZeros(promoting);
                }
            }
        }
        return NOWHERE;
    }

    /** The columns in which a side's pawns must promote after a board has gone to an anchor. */
    long endsAfter(int ofSide, int board, int anchor) {
        return tables.ends.of(ofSide, attachment.taken() ^ 1 << attachment.anchorOf(board) ^ 1 << anchor);
    }

    /** Whether the man on a cell reaches another by a leap, which needs no path. */
    public boolean leaps(int from, int to) {
        int kind = tables.kindOf[piece[from]];
        return (tables.leaps[kind << 6 | attachment.columnOf(from)] >>> attachment.columnOf(to) & 1) != 0;
    }

    /** The column that a double step crosses. */
    int crossedColumn(int from, int to) {
        return Long.numberOfTrailingZeros(tables.grid.between(attachment.columnOf(from), attachment.columnOf(to)));
    }

    /**
     * The square of the path that a double step uses, the first free one; there must be one. In space, the square halfway, or {@link
     * #NOWHERE} if it is missing.
     */
    public int crossedCell(int from, int to) {
        if (tables.space != null) {
            int column = (attachment.columnOf(from) + attachment.columnOf(to)) / 2;
            int level = (attachment.levelOf(from) + attachment.levelOf(to)) / 2;
            long square = attachment.cellsOf(column) & attachment.levelCells(level);
            return square == 0 ? NOWHERE : Long.numberOfTrailingZeros(square);
        }
        long crossed = 1L << crossedColumn(from, to);
        int ceiling = paths.firstOpen(from, to, paths.servingDoubleStep(from, to));
        return Long.numberOfTrailingZeros(paths.squares(crossed, ceiling));
    }

    /** The ceilings, as a list, of the paths by which a man may go to a cell that it does not leap to. */
    public int serving(int from, int to) {
        return tables.isPawn(piece[from]) ? paths.servingDoubleStep(from, to) : paths.serving(from, to);
    }

    /** The cells on an open path over some columns where a single man would close it. */
    long stops(long columns, int ceiling) {
        long squares = paths.squares(columns, ceiling);
        if (!paths.passesMen(ceiling)) {
            return squares;
        }
        long stops = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            long empty = squares & ~occupied() & attachment.cellsOf(Long.numberOfTrailingZeros(rest));
            stops |= (empty & empty - 1) == 0 ? empty : 0;
        }
        return stops;
    }

    /** Becomes equal to another state of the same rules. */
    public void copyFrom(StackState other) {
        for (int board = 0; board < tables.boardCount; board++) {
            anchors[board] = other.attachment.anchorOf(board);
        }
        clear(anchors);
        for (long rest = other.occupied(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            put(cell, other.piece[cell]);
        }
        System.arraycopy(other.owners, 0, owners, 0, owners.length);
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        mover = other.mover;
        rights = other.rights;
        doubleSteps = other.doubleSteps;
        passedPawn = other.passedPawn;
        crossed = other.crossed;
        halfmoveClock = other.halfmoveClock;
        fullmoveNumber = other.fullmoveNumber;
        checks = other.checks;
        key = other.key;
    }
}
