package org.plyspace.movegen.lattice.tables;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/** The moves of pawns of one type from each cell, by side and cell: compiled from a {@link PawnSpec}. */
public final class PawnTables {

    final PawnBlock block;
    public final boolean enPassant;
    final boolean onceAGame;
    /** The cells to which a pawn may step if they are empty, by side and cell. */
    public final int[][][] advances = new int[2][][];
    /** The end of the double step in the direction of each advance, or {@link Lattice#NO_CELL}, by side and cell. */
    public final int[][][] doubles = new int[2][][];
    /** The cells on which a pawn captures, by side and cell. */
    public final int[][][] captures = new int[2][][];
    /** Whether a pawn may make a double step, by side and cell. */
    final boolean[][] starts = new boolean[2][];
    /** Whether a pawn on the cell must be promoted, by side and cell. */
    public final boolean[][] promotes = new boolean[2][];
    /** Whether a step or double step may lead to promotion, by side and cell. */
    public final boolean[][] promotesAhead = new boolean[2][];
    /** The codes of what a pawn can become, by side. */
    public final int[][] choices = new int[2][];
    /** The number of moves to the nearest promotion if nothing is in the way, by side and cell; -1 if there is none. */
    public final int[][] distance = new int[2][];

    PawnTables(LatticeDeclaration declared, PawnSpec pawn) {
        block = pawn.block();
        enPassant = pawn.enPassant();
        onceAGame = pawn.onceAGame();
        for (Side side : Side.values()) {
            compile(declared, pawn, side);
        }
    }

    private void compile(LatticeDeclaration declared, PawnSpec pawn, Side side) {
        Lattice lattice = declared.lattice;
        int cells = lattice.cells();
        int s = side.index();
        List<Step> taking = declared.mirror.of(pawn.captures(), side);
        advances[s] = new int[cells][];
        doubles[s] = new int[cells][];
        captures[s] = new int[cells][];
        promotes[s] = new boolean[cells];
        starts[s] = new boolean[cells];
        choices[s] = Symbols.split(pawn.promotesTo()).stream()
                .mapToInt(symbol -> Piece.code(side, declared.pieces.typeOf(symbol)))
                .toArray();
        for (int cell = 0; cell < cells; cell++) {
            int from = cell;
            promotes[s][cell] = pawn.promotion().has(side, cell);
            starts[s][cell] = pawn.doubleStep().has(side, cell);
            List<Step> possible = pawn.advances().stream()
                    .filter(step -> lattice.step(from, declared.mirror.of(step, side)) != Lattice.NO_CELL)
                    .toList();
            advances[s][cell] = possible.stream()
                    .mapToInt(step -> lattice.step(from, declared.mirror.of(step, side)))
                    .toArray();
            doubles[s][cell] = possible.stream()
                    .mapToInt(step -> starts[s][from] && pawn.doubleSteps().contains(step)
                            ? twice(lattice, from, declared.mirror.of(step, side))
                            : Lattice.NO_CELL)
                    .toArray();
            captures[s][cell] = taking.stream()
                    .mapToInt(step -> lattice.step(from, step))
                    .filter(to -> to != Lattice.NO_CELL)
                    .distinct()
                    .toArray();
        }
        promotesAhead[s] = promotesAhead(advances[s], doubles[s], promotes[s]);
        distance[s] = distances(advances[s], captures[s], promotes[s]);
    }

    private static boolean[] promotesAhead(int[][] advances, int[][] doubles, boolean[] promotes) {
        boolean[] ahead = new boolean[promotes.length];
        for (int cell = 0; cell < ahead.length; cell++) {
            ahead[cell] = IntStream.concat(IntStream.of(advances[cell]), IntStream.of(doubles[cell]))
                    .anyMatch(to -> to != Lattice.NO_CELL && promotes[to]);
        }
        return ahead;
    }

    private static int twice(Lattice lattice, int from, Step step) {
        return lattice.step(lattice.step(from, step), step);
    }

    /** By steps alone, and by captures where no steps lead to a promotion, as beside a hole of the board. */
    private static int[] distances(int[][] advances, int[][] captures, boolean[] promotes) {
        int[] distance = new int[advances.length];
        for (int cell = 0; cell < distance.length; cell++) {
            distance[cell] = promotes[cell] ? 0 : -1;
        }
        relax(distance, advances, new BitSet());
        BitSet settled = new BitSet();
        IntStream.range(0, distance.length).forEach(cell -> settled.set(cell, distance[cell] >= 0));
        int[][] all = new int[advances.length][];
        for (int cell = 0; cell < all.length; cell++) {
            all[cell] = IntStream.concat(IntStream.of(advances[cell]), IntStream.of(captures[cell]))
                    .toArray();
        }
        relax(distance, all, settled);
        return distance;
    }

    /** Until nothing changes, which is soon: advances never lead in circles for long, since boxes are small. */
    private static void relax(int[] distance, int[][] steps, BitSet settled) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = settled.nextClearBit(0); cell < distance.length; cell = settled.nextClearBit(cell + 1)) {
                for (int next : steps[cell]) {
                    boolean nearer = distance[next] >= 0 && (distance[cell] < 0 || distance[cell] > distance[next] + 1);
                    if (nearer) {
                        distance[cell] = distance[next] + 1;
                        changed = true;
                    }
                }
            }
        }
    }

    /** Whether the men around a cell let a side's pawn there advance, apart from those on the cells that it steps on. */
    public boolean mayAdvance(byte[] at, int side, int from) {
        return switch (block) {
            case NONE -> true;
            case ANY_ADVANCE_OCCUPIED -> areAllEmpty(at, advances[side][from]);
            case ENEMY_ON_CAPTURE -> isNoEnemyOn(at, side, captures[side][from]);
        };
    }

    /** The cells on which men can keep a side's pawn from advancing, apart from the cells that it steps on. */
    public int[] watched(int side, int from) {
        return switch (block) {
            case NONE -> new int[0];
            case ANY_ADVANCE_OCCUPIED -> advances[side][from];
            case ENEMY_ON_CAPTURE -> captures[side][from];
        };
    }

    /** Whether only enemies keep a pawn from advancing, rather than any man. */
    public boolean areOnlyEnemiesWatched() {
        return block == PawnBlock.ENEMY_ON_CAPTURE;
    }

    private static boolean areAllEmpty(byte[] at, int[] cells) {
        for (int cell : cells) {
            if (at[cell] != 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNoEnemyOn(byte[] at, int side, int[] cells) {
        for (int cell : cells) {
            if (at[cell] != 0 && (at[cell] & 1) != side) {
                return false;
            }
        }
        return true;
    }

    /** The cell that a double step crosses, or {@link Lattice#NO_CELL} if the move is no double step. */
    public int crossed(int side, int from, int to) {
        int[] ends = doubles[side][from];
        for (int i = 0; i < ends.length; i++) {
            if (ends[i] == to) {
                return advances[side][from][i];
            }
        }
        return Lattice.NO_CELL;
    }

    /** The start of a double step over one cell to another, or {@link Lattice#NO_CELL} if there is none. */
    public int startOf(int side, int crossed, int end) {
        for (int start = 0; start < doubles[side].length; start++) {
            for (int i = 0; i < doubles[side][start].length; i++) {
                if (doubles[side][start][i] == end && advances[side][start][i] == crossed) {
                    return start;
                }
            }
        }
        return Lattice.NO_CELL;
    }
}
