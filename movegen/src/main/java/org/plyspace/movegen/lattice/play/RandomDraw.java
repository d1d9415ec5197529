package org.plyspace.movegen.lattice.play;

import java.util.random.RandomGenerator;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.geometry.lattice.Rays;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnTables;
import org.plyspace.movegen.lattice.tables.Slots;

/**
 * Draws legal moves at random without listing them: draws one of the {@link Slots} of all men, takes it if it is a legal move, and draws
 * again if not. Every legal move has exactly one slot, so all are equally likely. For simple declarations without a {@link TurnRule}.
 */
final class RandomDraw {

    /** The number of draws in vain after which listing is cheaper. */
    private static final int MOST_DRAWS = 100;

    private final LatticeTables tables;
    private final LatticeState state;
    private final LatticeBoard board;
    private final SafeTargets safeTargets;
    private final CastlingProbe castling;

    RandomDraw(LatticeState state, SafeTargets safeTargets, CastlingProbe castling) {
        this.state = state;
        this.tables = state.tables;
        this.board = state.board;
        this.safeTargets = safeTargets;
        this.castling = castling;
    }

    /** A legal move, or {@link Move#NONE} if no draw succeeded, as without legal moves. */
    long next(int us, RandomGenerator random) {
        int[][] slots = tables.slots().counts;
        byte[] at = board.at;
        int[] men = board.men[us];
        int castlings = state.rights == 0 ? 0 : tables.castling.ways[us].length;
        int total = castlings;
        for (int i = 0, n = board.menCount[us]; i < n; i++) {
            total += slots[at[men[i]]][men[i]];
        }
        if (total == 0) {
            return Move.NONE;
        }
        safeTargets.find(us);
        for (int draws = 0; draws < MOST_DRAWS; draws++) {
            int slot = random.nextInt(total) - castlings;
            long move = slot < 0 ? castling(us, slot + castlings) : ofMen(men, slot, slots);
            if (move != Move.NONE) {
                return move;
            }
        }
        return Move.NONE;
    }

    private long ofMen(int[] men, int slot, int[][] slots) {
        int rest = slot;
        for (int i = 0; ; i++) {
            int from = men[i];
            int code = board.at[from];
            int own = slots[code][from];
            if (rest < own) {
                return tables.isPawn(code) ? ofPawn(from, code, rest) : ofPiece(from, code, rest);
            }
            rest -= own;
        }
    }

    private long ofPiece(int from, int code, int slot) {
        Rays rays = tables.rays;
        int rest = slot;
        for (int direction : tables.rides[code]) {
            int length = rays.length(from, direction);
            if (rest < length) {
                return ride(from, code, direction, rest);
            }
            rest -= length;
        }
        Leaps leaps = tables.leaps[code];
        int to = leaps.at(leaps.start(from) + rest);
        boolean again = tables.routesMeet[code] && isReached(from, to, code, tables.rides[code].length);
        return again ? Move.NONE : land(from, to, code);
    }

    private long ride(int from, int code, int direction, int distance) {
        Rays rays = tables.rays;
        byte[] at = board.at;
        int start = rays.start(from, direction);
        for (int i = start; i < start + distance; i++) {
            if (at[rays.at(i)] != Piece.NONE) {
                return Move.NONE;
            }
        }
        int to = rays.at(start + distance);
        boolean again = tables.routesMeet[code] && isReached(from, to, code, indexOf(code, direction));
        return again ? Move.NONE : land(from, to, code);
    }

    private int indexOf(int code, int direction) {
        int index = 0;
        while (tables.rides[code][index] != direction) {
            index++;
        }
        return index;
    }

    /** Whether one of the first rides of a man leads to the cell: the move then has its slot there. */
    private boolean isReached(int from, int to, int code, int rides) {
        Rays rays = tables.rays;
        for (int k = 0; k < rides; k++) {
            int cell;
            for (int i = rays.start(from, tables.rides[code][k]); (cell = rays.at(i)) != CellTable.END; i++) {
                if (cell == to) {
                    return true;
                }
                if (board.at[cell] != Piece.NONE) {
                    break;
                }
            }
        }
        return false;
    }

    private long land(int from, int to, int code) {
        int target = board.at[to];
        if (target != Piece.NONE && ((target ^ code) & 1) == 0) {
            return Move.NONE;
        }
        boolean free = !tables.royal[code] && !safeTargets.isGuarded(from);
        return free || safeTargets.isSafe(from, to, code) ? Move.of(from, to, code, target) : Move.NONE;
    }

    private long ofPawn(int from, int code, int slot) {
        PawnTables pawns = tables.pawns;
        int us = code & 1;
        int choices = tables.slots().choices(us, from);
        int choice = slot % choices;
        int step = slot / choices;
        int[] advances = pawns.advances[us][from];
        if (step >= 2 * advances.length) {
            return capture(from, pawns.captures[us][from][step - 2 * advances.length], code, choice);
        }
        int way = step >> 1;
        if (board.at[advances[way]] != Piece.NONE || !pawns.mayAdvance(board.at, us, from)) {
            return Move.NONE;
        }
        if ((step & 1) == 0) {
            return landPawn(from, advances[way], code, choice, Move.NORMAL);
        }
        int twice = pawns.doubles[us][from][way];
        boolean open = twice != Lattice.NO_CELL && board.at[twice] == Piece.NONE && !state.isSpent(code, from);
        return open ? landPawn(from, twice, code, choice, Move.DOUBLE_STEP) : Move.NONE;
    }

    private long capture(int from, int to, int code, int choice) {
        int target = board.at[to];
        if (target != Piece.NONE) {
            return ((target ^ code) & 1) == 0 ? Move.NONE : landPawn(from, to, code, choice, Move.NORMAL);
        }
        boolean enPassant = to == state.epCrossed && choice == 0 && safeTargets.isSafeAfter(from, to, state.epPawn);
        return enPassant ? Move.of(from, to, code, board.at[state.epPawn], Move.EN_PASSANT) : Move.NONE;
    }

    private long landPawn(int from, int to, int code, int choice, int kind) {
        boolean promotes = tables.pawns.promotes[code & 1][to];
        boolean hasSlot = promotes || choice == 0;
        if (!hasSlot || (safeTargets.isGuarded(from) && !safeTargets.isSafe(from, to, code))) {
            return Move.NONE;
        }
        long move = Move.of(from, to, code, board.at[to], kind);
        return promotes ? Move.promoting(move, tables.pawns.choices[code & 1][choice]) : move;
    }

    private long castling(int us, int index) {
        Castling way = tables.castling.ways[us][index];
        int needs = tables.castling.needs[us][index];
        return (state.rights & needs) == needs && castling.isLegal(us, index)
                ? Move.of(way.kingFrom(), way.kingTo(), board.at[way.kingFrom()], Piece.NONE, Move.CASTLING)
                : Move.NONE;
    }
}
