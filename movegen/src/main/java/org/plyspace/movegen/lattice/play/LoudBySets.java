package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnSteps;
import org.plyspace.movegen.lattice.tables.PieceSteps;
import org.plyspace.movegen.lattice.tables.SetStep;

/**
 * Lists the captures of all men at once with sets of cells, except those of royal and pinned men, where there is no check and
 * {@link CountAtOnce} leaves out no other men.
 */
final class LoudBySets {

    private final LatticeTables tables;
    private final LatticeState state;
    private final LatticeBoard board;
    private final SafeTargets safeTargets;
    private final SideSets men;

    LoudBySets(LatticeState state, SafeTargets safeTargets) {
        this.state = state;
        this.tables = state.tables;
        this.board = state.board;
        this.safeTargets = safeTargets;
        this.men = new SideSets(board);
    }

    /** Lists the captures of unpinned pieces other than pawns. */
    void listPieces(int us, long bits, MoveList into) {
        men.find(us);
        PieceSteps pieces = tables.pieceSteps[us];
        for (PieceSteps.Riders riders : pieces.riders) {
            listRides(riders, bits, into);
        }
        for (int code : pieces.leapers) {
            listLeaps(code, 0, bits, into);
            listLeaps(code, 1, bits, into);
        }
    }

    private void listRides(PieceSteps.Riders riders, long bits, MoveList into) {
        long fromLow = 0;
        long fromHigh = 0;
        for (int code : riders.codes) {
            fromLow |= board.sets[2 * code];
            fromHigh |= board.sets[2 * code + 1];
        }
        fromLow = safeTargets.withoutPinned(fromLow, 0);
        fromHigh = safeTargets.withoutPinned(fromHigh, 1);
        if ((fromLow | fromHigh) == 0) {
            return;
        }
        long emptyLow = ~(men.ourLow | men.theirLow);
        long emptyHigh = ~(men.ourHigh | men.theirHigh);
        for (SetStep step : riders.steps) {
            long low = step.low(fromLow);
            long high = step.high(fromHigh);
            while ((low | high) != 0) {
                long onLow = step.lowTargets(low, high);
                long onHigh = step.highTargets(low, high);
                listBehind(onLow & men.theirLow, 0, step.difference, bits, into);
                listBehind(onHigh & men.theirHigh, Long.SIZE, step.difference, bits, into);
                low = step.low(onLow & emptyLow);
                high = step.high(onHigh & emptyHigh);
            }
        }
    }

    /**
     * Lists the captures of riders that reached these cells by steps with a constant difference of cell numbers: each rider stands on the
     * last nonempty cell behind.
     */
    private void listBehind(long targets, int firstCell, int difference, long bits, MoveList into) {
        byte[] at = board.at;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = firstCell + Long.numberOfTrailingZeros(rest);
            int from = to - difference;
            while (at[from] == 0) {
                from -= difference;
            }
            into.add(Move.of(from, to, at[from], at[to]) | bits);
        }
    }

    private void listLeaps(int code, int half, long bits, MoveList into) {
        byte[] at = board.at;
        for (long rest = safeTargets.withoutPinned(board.sets[2 * code + half], half); rest != 0; rest &= rest - 1) {
            int from = half * Long.SIZE + Long.numberOfTrailingZeros(rest);
            for (long on = tables.masks.targets(from, code, 0) & men.theirLow; on != 0; on &= on - 1) {
                int to = Long.numberOfTrailingZeros(on);
                into.add(Move.of(from, to, code, at[to]) | bits);
            }
            for (long on = tables.masks.targets(from, code, 1) & men.theirHigh; on != 0; on &= on - 1) {
                int to = Long.SIZE + Long.numberOfTrailingZeros(on);
                into.add(Move.of(from, to, code, at[to]) | bits);
            }
        }
    }

    /** One half of a set of unpinned pawns, including all that can capture or be promoted. */
    long pawns(int us, int half) {
        int code = tables.pawnCode(us);
        long low = safeTargets.withoutPinned(board.sets[2 * code], 0);
        long high = safeTargets.withoutPinned(board.sets[2 * code + 1], 1);
        long all = half == 0 ? low : high;
        if (all == 0 || state.epCrossed != Lattice.NO_CELL) {
            return all;
        }
        PawnSteps steps = tables.pawnSteps[us];
        long loud = all & steps.promotesAhead[half];
        for (SetStep step : steps.captures) {
            loud |= half == 0
                    ? step.low(low) & step.lowOrigins(men.theirLow, men.theirHigh)
                    : step.high(high) & step.highOrigins(men.theirLow, men.theirHigh);
        }
        return loud;
    }
}
