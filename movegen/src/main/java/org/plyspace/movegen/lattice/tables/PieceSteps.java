package org.plyspace.movegen.lattice.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Rays;

/**
 * The steps of all of a side's pieces of simple kinds at once: kinds that are neither royal nor pawns, and of whose routes no two meet.
 * Only for lattices with masks.
 */
public final class PieceSteps {

    /** Whether pieces are of a simple kind, by code. */
    public final boolean[] simple = new boolean[Piece.CODES];
    /** The codes of pieces that leap. */
    public final int[] leapers;

    public final Riders[] riders;

    /** Pieces of some kinds, and the directions along which exactly these kinds ride. */
    public static final class Riders {

        public final int[] codes;
        public final SetStep[] steps;

        Riders(int[] codes, SetStep[] steps) {
            this.codes = codes;
            this.steps = steps;
        }
    }

    /** The steps by side. Riders along a direction that does not change cell numbers evenly are of no simple kind. */
    static PieceSteps[] ofBothSides(LatticeTables tables) {
        SetStep[] steps = IntStream.range(0, tables.rays.width())
                .mapToObj(direction -> step(tables.rays, direction, tables.cells))
                .toArray(SetStep[]::new);
        return new PieceSteps[] {new PieceSteps(tables, 0, steps), new PieceSteps(tables, 1, steps)};
    }

    private PieceSteps(LatticeTables tables, int side, SetStep[] steps) {
        for (int type = 0; type < tables.declared.pieces.size(); type++) {
            int code = Piece.code(Side.of(side), type);
            simple[code] = !tables.royal[code]
                    && tables.pawnOf[code] == null
                    && !tables.routesMeet[code]
                    && IntStream.of(tables.rides[code]).allMatch(direction -> steps[direction] != null);
        }
        leapers =
                IntStream.of(tables.leapers[side]).filter(code -> simple[code]).toArray();
        riders = riders(tables, side, steps);
    }

    /** The step along a direction; null if it differs between cells. */
    private static SetStep step(Rays rays, int direction, int cells) {
        SetStep step = null;
        for (int cell = 0; cell < cells; cell++) {
            int to = rays.at(rays.start(cell, direction));
            if (to != CellTable.END) {
                step = step == null ? new SetStep(to - cell) : step;
                if (!step.fits(cell, to)) {
                    return null;
                }
                step.add(cell);
            }
        }
        return step;
    }

    private Riders[] riders(LatticeTables tables, int side, SetStep[] steps) {
        Map<List<Integer>, List<SetStep>> byCodes = new LinkedHashMap<>();
        for (int direction = 0; direction < steps.length; direction++) {
            int ofDirection = direction;
            List<Integer> codes = IntStream.of(tables.riders[side])
                    .filter(code -> simple[code])
                    .filter(code -> IntStream.of(tables.rides[code]).anyMatch(ride -> ride == ofDirection))
                    .boxed()
                    .toList();
            if (!codes.isEmpty()) {
                byCodes.computeIfAbsent(codes, none -> new ArrayList<>()).add(steps[direction]);
            }
        }
        return byCodes.entrySet().stream()
                .map(entry -> new Riders(
                        entry.getKey().stream().mapToInt(code -> code).toArray(),
                        entry.getValue().toArray(SetStep[]::new)))
                .toArray(Riders[]::new);
    }
}
