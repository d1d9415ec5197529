package org.plyspace.movegen.lattice.tables;

import java.util.Arrays;
import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.Lattice;

/**
 * The largest possible number of moves of a man of a code on a cell when nothing is in the way: a slot for each cell of each ride, each
 * leap, and each step, double step and capture of a pawn. If any of a pawn's moves promotes, each of them has a slot for each choice.
 */
public final class Slots {

    /** The number of slots, by code and cell. */
    public final int[][] counts = new int[Piece.CODES][];

    /** The number of slots of each pawn's step, by side and cell. */
    private final int[][] choices = new int[2][];

    Slots(LatticeTables tables) {
        for (int code = 0; code < Piece.CODES; code++) {
            counts[code] = new int[tables.cells];
            if (tables.isPawn(code)) {
                countPawn(tables.pawns, code);
            } else {
                countPiece(tables, code);
            }
        }
    }

    /** The number of slots of each step, double step and capture of a pawn on a cell, at least 1. */
    public int choices(int side, int cell) {
        return choices[side][cell];
    }

    private void countPiece(LatticeTables tables, int code) {
        for (int cell = 0; cell < tables.cells; cell++) {
            int count = tables.leaps[code] == null ? 0 : tables.leaps[code].count(cell);
            for (int direction : tables.rides[code]) {
                count += tables.rays.length(cell, direction);
            }
            counts[code][cell] = count;
        }
    }

    private void countPawn(PawnTables pawns, int code) {
        int side = code & 1;
        choices[side] = new int[counts[code].length];
        for (int cell = 0; cell < counts[code].length; cell++) {
            boolean promotes = promotesFrom(pawns, side, cell);
            choices[side][cell] = promotes ? pawns.choices[side].length : 1;
            int steps = 2 * pawns.advances[side][cell].length + pawns.captures[side][cell].length;
            counts[code][cell] = steps * choices[side][cell];
        }
    }

    private static boolean promotesFrom(PawnTables pawns, int side, int cell) {
        boolean[] promotes = pawns.promotes[side];
        return Arrays.stream(pawns.advances[side][cell]).anyMatch(to -> promotes[to])
                || Arrays.stream(pawns.captures[side][cell]).anyMatch(to -> promotes[to])
                || Arrays.stream(pawns.doubles[side][cell]).anyMatch(to -> to != Lattice.NO_CELL && promotes[to]);
    }
}
