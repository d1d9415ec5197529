package org.plyspace.movegen.stack.play;

import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.stack.declare.BoardRule;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.tables.CastlingBits;

/**
 * The legal targets of each of the mover's men and boards, as bits: the only place that decides what is legal. Listing and
 * counting merely iterate over these sets. Hot; allocates nothing.
 */
public class LegalTargets {

    private final StackState state;
    private final StackAttacks attacks;
    private final MoveTrial moveTrial;
    private final Legality legality;
    private final LegalShifts shifts;
    /** Null without hands. */
    private final LegalDrops drops;

    private final Attachment attachment;
    /** Whether the mover must drop men in hand before anything else: until then all others are barred from everywhere. */
    boolean dropsFirst;
    /** The cells where the mover's men may not go. */
    long barred;
    /** The cells where its pawns may capture. */
    long prey;
    /** The cells where nobody may go without capturing. */
    long closed;

    /** The targets in a state by the rules of its men. */
    static LegalTargets of(StackState state, StackAttacks attacks) {
        return attacks instanceof SpaceAttacks inSpace
                ? new SpaceTargets(state, inSpace)
                : new LegalTargets(state, attacks);
    }

    LegalTargets(StackState state, StackAttacks attacks) {
        this.state = state;
        this.attacks = attacks;
        this.moveTrial = new MoveTrial(state, attacks);
        this.legality = new Legality(state, attacks);
        this.shifts = new LegalShifts();
        this.drops = state.tables.hands.exist() ? new LegalDrops(this, state, attacks, legality) : null;
        this.attachment = state.attachment;
    }

    /** Reads the current state; the sets are valid until it changes. */
    public void prepare() {
        legality.prepare();
        barred = state.side[state.mover];
        if (state.tables.selfCapture) {
            barred = state.men[Kind.code(state.mover, Kind.ROYAL)];
        }
        prey = state.occupied() & ~barred;
        closed = state.tables.paths.sharesColumns ? state.occupied() : cellsOfOccupiedColumns();
        barred |= closed & ~state.occupied();
        if (drops != null) {
            prepareDrops();
        }
    }

    private void prepareDrops() {
        drops.free = ~closed;
        dropsFirst = state.tables.hands.comeFirst(state.mover, state.hands);
        if (dropsFirst) {
            barred = -1L;
            prey = 0;
            closed = -1L;
        }
    }

    private long cellsOfOccupiedColumns() {
        long columns = 0;
        for (long men = state.occupied(); men != 0; men &= men - 1) {
            columns |= 1L << attachment.columnOf(Long.numberOfTrailingZeros(men));
        }
        return attachment.cells(columns);
    }

    /** The targets of a man other than a pawn, castling apart. */
    long ofMan(int cell) {
        long targets = attacks.from(cell) & ~barred;
        return cell == legality.king ? kingSafe(targets) : safe(cell, targets);
    }

    /** The empty cells that a pawn may step to. */
    long steps(int cell) {
        long columns = state.tables.pawnSteps[state.mover << 6 | attachment.columnOf(cell)];
        return safe(cell, attachment.cells(columns) & ~closed);
    }

    /** The empty cells that a pawn may go to by its double step. */
    long doubleSteps(int cell) {
        if ((state.doubleSteps >>> cell & 1) == 0) {
            return 0;
        }
        long columns = state.tables.pawnDoubleSteps[state.mover << 6 | attachment.columnOf(cell)];
        long open = 0;
        for (long rest = attachment.cells(columns) & ~closed; rest != 0; rest &= rest - 1) {
            open |= state.paths.isOpenToDoubleStep(cell, Long.numberOfTrailingZeros(rest)) ? rest & -rest : 0;
        }
        return safe(cell, open);
    }

    /** Whether a pawn's double step, if it has one with nothing in its way, ends where it promotes. */
    boolean mayPromoteByDoubleStep(int cell) {
        long columns = state.tables.pawnDoubleSteps[state.mover << 6 | attachment.columnOf(cell)];
        return (columns & state.promotionColumns[state.mover]) != 0;
    }

    /** The occupied cells on which a pawn may capture. */
    long captures(int cell) {
        return safe(cell, attacks.from(cell) & prey);
    }

    /** The pawns that could capture en passant, their king's safety apart. */
    public long enPassantPawns() {
        if (state.passedPawn == StackState.NOWHERE) {
            return 0;
        }
        int column = state.tables.columnsCrossed ? state.crossed : attachment.columnOf(state.crossed);
        int pawn = Kind.code(state.mover, Kind.PAWN);
        long columns = state.tables.pawnAttackers[state.mover << 6 | column] & state.columns[pawn];
        return columns == 0 ? 0 : attachment.cells(columns) & state.men[pawn];
    }

    /** The empty cells on which one of {@link #enPassantPawns} may land. */
    public long enPassant(int cell) {
        return tried(cell, enPassantTargets(), state.passedPawn);
    }

    /** The crossed cells that are empty. */
    long enPassantTargets() {
        long crossed = state.tables.columnsCrossed ? attachment.cellsOf(state.crossed) : 1L << state.crossed;
        return crossed & ~closed;
    }

    /** Those of a man's pseudo-legal targets, paths ignored, that remain. */
    long within(int cell, long reach) {
        long targets = reach & ~barred;
        return cell == legality.king ? targets : legality.allow(cell, targets);
    }

    /** Those of a pawn's possible steps and captures that are legal. */
    long ofPawn(int cell, long steps, long captures) {
        return legality.allow(cell, (steps & ~closed) | (captures & prey));
    }

    /** Whether columns cannot tell what is legal: the mover has several kings, or men move in space. */
    boolean triesAll() {
        return legality.tryAll;
    }

    /** Whether the mover is in check. */
    final boolean isInCheck() {
        return legality.inCheck;
    }

    /** Whether a cell is that of the only king, who may go {@link #within} his reach only where {@link #isKingSafe}. */
    boolean isKing(int cell) {
        return cell == legality.king;
    }

    boolean isKingSafe(int to) {
        return kingSafe(1L << to) != 0;
    }

    /** Those of a man's pseudo-legal targets that are legal. */
    final long safe(int cell, long targets) {
        return legality.tryAll ? tried(cell, targets, StackState.NOWHERE) : legality.allow(cell, targets);
    }

    /** Tries every target; captures are on the target unless another cell is given. */
    private long tried(int cell, long targets, int captured) {
        long legal = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            legal |= moveTrial.isSafeStep(cell, to, captured == StackState.NOWHERE ? to : captured) ? rest & -rest : 0;
        }
        return legal;
    }

    private long kingSafe(long targets) {
        if (targets == 0) {
            return 0;
        }
        int enemy = 1 - state.mover;
        state.unblock(legality.king);
        long legal = 0;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            legal |= attacks.isAttacked(Long.numberOfTrailingZeros(rest), enemy) ? 0 : rest & -rest;
        }
        state.block(legality.king);
        return legal;
    }

    /** The legal castlings, as bits by index. */
    int castlings() {
        int legal = 0;
        if (state.rights >>> (2 * state.mover) != 0 && !legality.inCheck && !dropsFirst) {
            CastlingBits[] all = state.tables.castlings;
            for (int i = 0; i < all.length; i++) {
                legal |= isLegal(all[i]) ? 1 << i : 0;
            }
        }
        return legal;
    }

    private boolean isLegal(CastlingBits castling) {
        if (castling.side().index() != state.mover
                || (state.rights & castling.right()) == 0
                || state.fullmoveNumber < castling.firstMove()
                || (castling.clearCells() & state.occupied()) != 0) {
            return false;
        }
        for (long rest = castling.clearColumns(); rest != 0; rest &= rest - 1) {
            if (state.isOccupied(Long.numberOfTrailingZeros(rest))) {
                return false;
            }
        }
        for (long rest = castling.passedCells(); rest != 0; rest &= rest - 1) {
            if (attacks.isAttacked(Long.numberOfTrailingZeros(rest), 1 - state.mover)) {
                return false;
            }
        }
        return legality.tryAll ? moveTrial.isSafeCastlingOfMany(castling) : moveTrial.isSafeCastling(castling);
    }

    /** Where men in hand may be dropped; null without hands. */
    LegalDrops drops() {
        return drops;
    }

    /** The legal targets of boards. */
    LegalShifts shifts() {
        return shifts;
    }

    /**
     * The legal targets of the mover's boards, as {@link LegalTargets} are those of men; that class prepares both. Hot; allocates
     * nothing.
     */
    final class LegalShifts {

        /**
         * The anchors, as bits, that a board may go to.
         *
         * @param allowed the anchors to consider
         */
        int anchors(int board, int allowed) {
            int anchors = candidates(board) & allowed;
            return anchors == 0 ? 0 : safeAnchors(board, anchors);
        }

        /** The free anchors that the rules of boards allow for a board. */
        int candidates(int board) {
            long men = state.tables.boardCells[board] & state.occupied();
            if ((men & men - 1) != 0 || dropsFirst) {
                return 0;
            }
            int carried = men == 0 ? Piece.NONE : state.piece[Long.numberOfTrailingZeros(men)];
            BoardRule rule = state.tables.boards;
            int pawns = Long.bitCount(state.men[Kind.code(state.mover, Kind.PAWN)]);
            if (!rule.mayMove(carried, state.owners[board], state.mover, pawns)) {
                return 0;
            }
            return rule.destinations(state.mover, carried != Piece.NONE, attachment.anchorOf(board))
                    & ~attachment.taken();
        }

        private int safeAnchors(int board, int anchors) {
            int carried = state.carried(board);
            int legal = 0;
            for (int rest = anchors; rest != 0; rest &= rest - 1) {
                int anchor = Integer.numberOfTrailingZeros(rest);
                legal |= isSafe(board, anchor, carried) ? rest & -rest : 0;
            }
            return legal;
        }

        private boolean isSafe(int board, int anchor, int carried) {
            int promoting = state.promotionBy(board, anchor);
            return !legality.isDoubtful(board, anchor, carried, promoting)
                    || moveTrial.isSafeShift(board, anchor, promoting);
        }

        /** Whether one of {@link #candidates} is a legal anchor. */
        boolean isLegal(int board, int anchor) {
            return isSafe(board, anchor, state.carried(board));
        }
    }
}
