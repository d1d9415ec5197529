package org.plyspace.movegen.stack.play;

import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.tables.PathTables;

/**
 * The conditions that keep the mover's king safe, computed once per node from the king outwards.
 *
 * <p>For each enemy slider on a line with the king and each path between them, let B be the men on the path's squares. If B is
 * empty, the slider gives check, answered by landing on one of those squares or on the slider. If B is one own man, that man is
 * pinned to those squares and the slider's. Where one empty square is enough to pass a column, a check is answered on the last
 * empty square of a column, and a column that alone is full pins all own men in it. A capturing man replaces its victim, so no
 * ordinary capture opens a path. Only board moves, en passant and castling are tried. If a side has several royal men, as in a
 * study, or if men move in space, columns cannot tell, and {@link LegalTargets} says what is tried.
 */
final class Legality {

    private final StackState state;
    private final StackAttacks attacks;
    private final Attachment attachment;

    /** The mover's only king, or {@link StackState#NOWHERE}. */
    int king;

    boolean inCheck;
    /** Whether every move must be tried out. */
    boolean tryAll;
    /** The cells on which every check is answered. */
    long evasions;
    /** The columns in which a board that arrives or leaves could open or block a line to the king. */
    long sensitive;

    private long pinned;
    private final long[] allowed = new long[64];

    Legality(StackState state, StackAttacks attacks) {
        this.state = state;
        this.attacks = attacks;
        this.attachment = state.attachment;
    }

    /** Reads the current state. */
    void prepare() {
        long kings = state.men[Kind.code(state.mover, Kind.ROYAL)];
        tryAll = (kings & kings - 1) != 0 || state.tables.space != null;
        king = kings == 0 || tryAll ? StackState.NOWHERE : Long.numberOfTrailingZeros(kings);
        inCheck = tryAll && attacks.isInCheck(state.mover);
        evasions = -1L;
        pinned = 0;
        sensitive = 0;
        if (king != StackState.NOWHERE) {
            lookFromKing(1 - state.mover);
        }
    }

    private void lookFromKing(int enemy) {
        int column = attachment.columnOf(king);
        long leapers = attacks.leapers(column, enemy);
        if (leapers != 0) {
            checkedByLeapers(leapers, column, enemy);
        }
        for (long rest = attacks.sliders(column, enemy); rest != 0; rest &= rest - 1) {
            int sliderColumn = Long.numberOfTrailingZeros(rest);
            long between = state.tables.grid.between(column, sliderColumn);
            sensitive |= between;
            long men = attacks.slidersIn(sliderColumn, column, enemy);
            for (; men != 0; men &= men - 1) {
                look(Long.numberOfTrailingZeros(men), between);
            }
        }
    }

    private void checkedByLeapers(long columns, int kingColumn, int enemy) {
        inCheck = true;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest);
            long cells = attachment.cellsOf(column) & leapersIn(column, kingColumn, enemy);
            evasions &= (cells & cells - 1) == 0 ? cells : 0;
        }
    }

    private long leapersIn(int column, int kingColumn, int enemy) {
        long leapers = 0;
        if ((state.tables.leaps[Kind.LEAPER << 6 | kingColumn] >>> column & 1) != 0) {
            leapers |= state.men[Kind.code(enemy, Kind.LEAPER)];
        }
        if ((state.tables.leaps[Kind.ROYAL << 6 | kingColumn] >>> column & 1) != 0) {
            leapers |= state.men[Kind.code(enemy, Kind.ROYAL)];
        }
        if ((state.tables.pawnAttackers[enemy << 6 | kingColumn] >>> column & 1) != 0) {
            leapers |= state.men[Kind.code(enemy, Kind.PAWN)];
        }
        for (int kind = Kind.FIRST_OTHER; kind < state.tables.kinds; kind++) {
            boolean leaps = (state.tables.leaps[kind << 6 | kingColumn] >>> column & 1) != 0;
            leapers |= leaps ? state.men[Kind.code(enemy, kind)] : 0;
        }
        return leapers;
    }

    private void look(int slider, long between) {
        for (int list = state.paths.serving(slider, king); list != 0; list = PathTables.rest(list)) {
            lookAlong(PathTables.first(list), slider, between);
        }
    }

    private void lookAlong(int ceiling, int slider, long between) {
        long obstacles = between & state.paths.closed(ceiling);
        if (obstacles == 0) {
            inCheck = true;
            evasions &= state.stops(between, ceiling) | 1L << slider;
        } else if ((obstacles & obstacles - 1) == 0) {
            pin(obstacles, ceiling, slider, between);
        }
    }

    private void pin(long obstacle, int ceiling, int slider, long between) {
        long men = state.paths.squares(obstacle, ceiling) & state.occupied();
        boolean single = (men & men - 1) == 0;
        long own = men & state.side[state.mover];
        if (own == 0 || !(single || state.paths.passesMen(ceiling))) {
            return;
        }
        long path = state.stops(between, ceiling) | 1L << slider;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            allowed[cell] = (pinned >>> cell & 1) != 0 ? allowed[cell] & path : path;
        }
        pinned |= own;
    }

    /** Those of some targets that the king's safety allows a man other than the king. */
    long allow(int man, long targets) {
        long safe = targets & evasions;
        return (pinned >>> man & 1) == 0 ? safe : safe & allowed[man];
    }

    /** Whether a board move might leave the king attacked and must be tried. */
    boolean isDoubtful(int board, int anchor, int carried, int promoting) {
        if (tryAll || (inCheck && king != StackState.NOWHERE)) {
            return true;
        }
        if (king == StackState.NOWHERE) {
            return false;
        }
        if ((Piece.NONE != carried && carried == state.tables.royalCode[carried & 1])
                || (promoting != StackState.NOWHERE && (state.piece[promoting] & 1) != state.mover)) {
            return true;
        }
        long changed = attachment.columnsOf(board) | attachment.columnsAt(board, anchor);
        return (changed & sensitive) != 0;
    }
}
