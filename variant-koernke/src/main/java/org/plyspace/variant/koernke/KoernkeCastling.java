package org.plyspace.variant.koernke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;

/** The table of koernke.md 4, for both sides (ruling K-2). */
final class KoernkeCastling {

    /** Text, king from, king to, crossed, rook from, rook to, empty squares; without ranks. */
    private static final String[][] TABLE = {
        {"2O-O2", "2b", "2a", "", "1a", "2b", "2a 1b"},
        {"2O-O1", "2b", "1b", "", "1a", "2b", "1b 2a"},
        {"2O-O-O2", "2b", "2d", "2c", "1d", "2c", "2c 2d 1c"},
        {"2O-O-O4", "2b", "4b", "3b", "4a", "3b", "3b 4b 3a"},
        {"3O-O3", "3c", "3d", "", "4d", "3c", "3d 4c"},
        {"3O-O4", "3c", "4c", "", "4d", "3c", "4c 3d"},
        {"3O-O-O3", "3c", "3a", "3b", "4a", "3b", "3b 3a 4b"},
        {"3O-O-O1", "3c", "1c", "2c", "1d", "2c", "2c 1c 2d"},
    };

    private static final String HOMES = "2b 3c 1a 1d 4a 4d";

    private KoernkeCastling() {}

    static List<Castling> ways() {
        List<Castling> ways = new ArrayList<>();
        for (Side side : Side.values()) {
            for (String[] row : TABLE) {
                ways.add(new Castling(
                        row[0],
                        side,
                        cell(row[1], side),
                        cell(row[2], side),
                        cell(row[4], side),
                        cell(row[5], side),
                        cells(row[3], side),
                        cells(row[6], side)));
            }
        }
        return ways;
    }

    /** Rights are written as the squares of unmoved kings and rooks (notation.md, Castling). */
    static CastlingSyntax syntax() {
        List<Integer> homes = new ArrayList<>(cells(HOMES, Side.WHITE));
        homes.addAll(cells(HOMES, Side.BLACK));
        return new CastlingSyntax.Homes(homes);
    }

    private static List<Integer> cells(String columns, Side side) {
        return Arrays.stream(columns.split(" "))
                .filter(column -> !column.isEmpty())
                .map(column -> cell(column, side))
                .toList();
    }

    private static int cell(String column, Side side) {
        return QuadlevelBoard.cell(column + (side == Side.WHITE ? 1 : 8));
    }
}
