package org.plyspace.movegen.lattice.play;

import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.PawnSteps;
import org.plyspace.movegen.lattice.tables.SetStep;

/**
 * Counts the moves of all unpinned pawns at once where there is no check, on lattices with masks, where no rule asks whether a pawn has
 * moved.
 */
final class PawnCount {

    private final LatticeTables tables;
    private final LatticeState state;
    private final LatticeBoard board;
    private final SafeTargets safeTargets;

    PawnCount(LatticeState state, SafeTargets safeTargets) {
        this.state = state;
        this.tables = state.tables;
        this.board = state.board;
        this.safeTargets = safeTargets;
    }

    /** The number of moves of a side's unpinned pawns. */
    int count(int us, SideSets men) {
        int code = tables.pawnCode(us);
        long low = safeTargets.withoutPinned(board.sets[2 * code], 0);
        long high = safeTargets.withoutPinned(board.sets[2 * code + 1], 1);
        PawnSteps steps = tables.pawnSteps[us];
        return countAdvances(steps, low, high, men)
                + countCaptures(steps, low, high, men.theirLow, men.theirHigh)
                + (state.epCrossed == Lattice.NO_CELL ? 0 : countEnPassant(code, low, high));
    }

    private int countAdvances(PawnSteps steps, long low, long high, SideSets men) {
        long takenLow = men.ourLow | men.theirLow;
        long takenHigh = men.ourHigh | men.theirHigh;
        long freeLow = low;
        long freeHigh = high;
        for (SetStep block : steps.blocks) {
            long fromLow = block.low(steps.onlyEnemiesBlock ? men.theirLow : takenLow);
            long fromHigh = block.high(steps.onlyEnemiesBlock ? men.theirHigh : takenHigh);
            freeLow &= ~block.lowTargets(fromLow, fromHigh);
            freeHigh &= ~block.highTargets(fromLow, fromHigh);
        }
        int count = 0;
        for (int i = 0; i < steps.advances.length; i++) {
            SetStep step = steps.advances[i];
            long fromLow = step.low(freeLow);
            long fromHigh = step.high(freeHigh);
            long onLow = step.lowTargets(fromLow, fromHigh) & ~takenLow;
            long onHigh = step.highTargets(fromLow, fromHigh) & ~takenHigh;
            count += moves(steps, onLow, onHigh);
            SetStep again = steps.doubles[i];
            if (again != null) {
                fromLow = again.low(onLow);
                fromHigh = again.high(onHigh);
                count += moves(
                        steps,
                        again.lowTargets(fromLow, fromHigh) & ~takenLow,
                        again.highTargets(fromLow, fromHigh) & ~takenHigh);
            }
        }
        return count;
    }

    private static int countCaptures(PawnSteps steps, long low, long high, long theirLow, long theirHigh) {
        int count = 0;
        for (SetStep step : steps.captures) {
            long fromLow = step.low(low);
            long fromHigh = step.high(high);
            count += moves(
                    steps,
                    step.lowTargets(fromLow, fromHigh) & theirLow,
                    step.highTargets(fromLow, fromHigh) & theirHigh);
        }
        return count;
    }

    /** The number of moves that lead to targets; each choice of a promotion is a move. */
    private static int moves(PawnSteps steps, long low, long high) {
        int moves = Long.bitCount(low) + Long.bitCount(high);
        long promotesLow = low & steps.promotes[0];
        long promotesHigh = high & steps.promotes[1];
        return (promotesLow | promotesHigh) == 0
                ? moves
                : moves + (steps.choices - 1) * (Long.bitCount(promotesLow) + Long.bitCount(promotesHigh));
    }

    private int countEnPassant(int code, long low, long high) {
        int crossed = state.epCrossed;
        if (board.at[crossed] != 0) {
            return 0;
        }
        return countEnPassant(low & tables.masks.leapers(crossed, code, 0), 0)
                + countEnPassant(high & tables.masks.leapers(crossed, code, 1), Long.SIZE);
    }

    private int countEnPassant(long pawns, int firstCell) {
        int count = 0;
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            int from = firstCell + Long.numberOfTrailingZeros(rest);
            count += safeTargets.isSafeAfter(from, state.epCrossed, state.epPawn) ? 1 : 0;
        }
        return count;
    }
}
