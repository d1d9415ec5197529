package org.plyspace.movegen.lattice.declare;

import org.plyspace.movegen.declare.SidedCells;

/**
 * When a piece, other than a pawn in the narrow sense of {@link PawnSpec}, becomes another one.
 *
 * @param zone the cells on which it may be promoted when it arrives
 * @param onLeaving whether it may also be promoted when it starts in the zone
 * @param forced the cells on which it must be promoted when it arrives
 * @param to the symbols of the types it can become, one after the other: {@code QRBN}, {@code +P}
 */
public record Promotion(SidedCells zone, boolean onLeaving, SidedCells forced, String to) {

    /** A promotion that is forced on these cells. */
    public static Promotion must(SidedCells cells, String to) {
        return new Promotion(cells, false, cells, to);
    }

    /** A promotion that is optional on these cells. */
    public static Promotion may(SidedCells zone, String to) {
        return new Promotion(zone, false, SidedCells.none(), to);
    }

    /** A copy in which moves out of the zone and within it promote as well. */
    public Promotion orLeaving() {
        return new Promotion(zone, true, forced, to);
    }

    /** A copy that is forced on these cells, which must belong to the zone. */
    public Promotion forcedOn(SidedCells cells) {
        return new Promotion(zone, onLeaving, cells, to);
    }
}
