package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;

/** What pawns do from each cell, by side and cell: compiled from a {@link PawnSpec}. Without pawns all tables are empty. */
final class PawnTables {

    private static final int[] NOWHERE = {};

    final PawnBlock block;
    final boolean enPassant;
    /** By side and cell: where a pawn may step if it is empty. */
    final int[][][] advances = new int[2][][];
    /** By side and cell: for each advance, where the double step in its direction ends, or {@link Lattice#NO_CELL}. */
    final int[][][] doubles = new int[2][][];
    /** By side and cell: where a pawn captures. */
    final int[][][] captures = new int[2][][];
    /** By side and cell: whether a pawn there must be promoted. */
    final boolean[][] promotes = new boolean[2][];
    /** By side: the codes a pawn can become. */
    final int[][] choices = new int[2][];
    /** By side and cell: how many advances away the nearest promotion is if nothing is in the way; -1 if there is none. */
    final int[][] distance = new int[2][];

    private final boolean present;
    private final int type;

    PawnTables(LatticeSpec spec, LatticeTables tables) {
        present = spec.pawn.isPresent();
        type = spec.pawnType;
        block = present ? spec.pawn.get().block() : PawnBlock.NONE;
        enPassant = present && spec.pawn.get().enPassant();
        for (Side side : Side.values()) {
            if (present) {
                compile(spec, spec.pawn.get(), side);
                tables.setLeaps(
                        Piece.code(side, type),
                        LatticeTables.sided(spec.pawn.get().captures(), side));
            } else {
                choices[side.index()] = NOWHERE;
                promotes[side.index()] = new boolean[spec.lattice.cells()];
            }
        }
    }

    boolean isPawn(int code) {
        return present && Piece.type(code) == type;
    }

    /** The pawn's code; -1 if there are no pawns. */
    int code(int side) {
        return present ? Piece.code(Side.of(side), type) : -1;
    }

    private void compile(LatticeSpec spec, PawnSpec pawn, Side side) {
        Lattice lattice = spec.lattice;
        int cells = lattice.cells();
        int s = side.index();
        List<Step> forward = LatticeTables.sided(pawn.advances(), side);
        List<Step> taking = LatticeTables.sided(pawn.captures(), side);
        advances[s] = new int[cells][];
        doubles[s] = new int[cells][];
        captures[s] = new int[cells][];
        promotes[s] = new boolean[cells];
        choices[s] = pawn.promotesTo()
                .chars()
                .map(c -> Piece.code(side, spec.typeOf((char) c)))
                .toArray();
        for (int cell = 0; cell < cells; cell++) {
            int from = cell;
            boolean twice = pawn.doubleStep().has(side, from);
            promotes[s][cell] = pawn.promotion().has(side, cell);
            List<Step> possible = forward.stream()
                    .filter(step -> lattice.step(from, step) != Lattice.NO_CELL)
                    .toList();
            advances[s][cell] =
                    possible.stream().mapToInt(step -> lattice.step(from, step)).toArray();
            doubles[s][cell] = possible.stream()
                    .mapToInt(step -> twice ? lattice.step(lattice.step(from, step), step) : Lattice.NO_CELL)
                    .toArray();
            captures[s][cell] = taking.stream()
                    .mapToInt(step -> lattice.step(from, step))
                    .filter(to -> to != Lattice.NO_CELL)
                    .toArray();
        }
        distance[s] = distances(advances[s], promotes[s]);
    }

    /** Relaxes until nothing changes; advances never lead in circles for long, since boxes are small. */
    private static int[] distances(int[][] advances, boolean[] promotes) {
        int[] distance = new int[advances.length];
        for (int cell = 0; cell < distance.length; cell++) {
            distance[cell] = promotes[cell] ? 0 : -1;
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = 0; cell < distance.length; cell++) {
                for (int next : advances[cell]) {
                    boolean nearer = distance[next] >= 0 && (distance[cell] < 0 || distance[cell] > distance[next] + 1);
                    if (nearer) {
                        distance[cell] = distance[next] + 1;
                        changed = true;
                    }
                }
            }
        }
        return distance;
    }

    /** The cell that a double step from one cell to another crosses. */
    int crossed(int side, int from, int to) {
        int[] ends = doubles[side][from];
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] == to) {
                return advances[side][from][i];
            }
        }
        throw new IllegalArgumentException("no double step leads from cell " + from + " to " + to);
    }
}
