package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Piece;
import org.plyspace.movegen.lattice.declare.Mode;

/**
 * From where quiet moves lead to a cell, apart from rides and leaps, which {@link LatticeTables} has in both directions. Shared
 * between threads; nothing writes to the arrays after construction.
 */
public final class BackwardTables {

    /** The cells from which pawns step, once or twice, to a cell if nothing is in the way, by code and cell; null if no pawn. */
    public final int[][][] pawnSources = new int[Piece.CODES][][];
    /** The rows of conditional modes along which men move to a cell, by code and cell; null where a code has none. */
    public final AttackRow[][][] rows = new AttackRow[Piece.CODES][][];

    /** Whether men may stay on a cell, by code and cell; null where a code has no conditional modes. */
    public final boolean[][] stays = new boolean[Piece.CODES][];

    BackwardTables(LatticeTables tables) {
        for (int code = 0; code < Piece.CODES; code++) {
            if (tables.pawnOf[code] != null) {
                pawnSources[code] = sources(tables.pawnOf[code], code & 1);
            }
            if (tables.general != null && tables.general.rows[code] != null) {
                ModePath[][] from = tables.general.rows[code];
                rows[code] = tables.general.rowsByTarget(code, path -> path.moves && path.kind.leavesItsCell());
                stays[code] = new boolean[tables.cells];
                for (int cell = 0; cell < tables.cells; cell++) {
                    stays[code][cell] = Stream.of(from[cell]).anyMatch(path -> path.kind == Mode.Kind.STAY);
                }
            }
        }
    }

    private static int[][] sources(PawnTables pawn, int side) {
        int cells = pawn.advances[side].length;
        List<List<Integer>> sources = new ArrayList<>();
        IntStream.range(0, cells).forEach(cell -> sources.add(new ArrayList<>()));
        for (int from = 0; from < cells; from++) {
            int start = from;
            IntStream.concat(IntStream.of(pawn.advances[side][from]), IntStream.of(pawn.doubles[side][from]))
                    .filter(to -> to >= 0)
                    .distinct()
                    .forEach(to -> sources.get(to).add(start));
        }
        return sources.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }
}
