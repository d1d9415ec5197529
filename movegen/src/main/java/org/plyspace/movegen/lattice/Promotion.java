package org.plyspace.movegen.lattice;

/**
 * When a piece other than a pawn in the narrow sense of {@link PawnSpec} becomes another one.
 *
 * @param zone where it may be promoted when it arrives
 * @param onLeaving whether it may also be promoted when it starts in the zone
 * @param forced where it must be promoted when it arrives
 * @param to symbols of the types it can become, one after the other: {@code QRBN}, {@code +P}
 */
public record Promotion(SidedCells zone, boolean onLeaving, SidedCells forced, String to) {

    /** It must be promoted on these cells. */
    public static Promotion must(SidedCells cells, String to) {
        return new Promotion(cells, false, cells, to);
    }

    /** It may be promoted on these cells. */
    public static Promotion may(SidedCells zone, String to) {
        return new Promotion(zone, false, SidedCells.none(), to);
    }

    /** The same, with moves out of the zone and within it promoting as well. */
    public Promotion orLeaving() {
        return new Promotion(zone, true, forced, to);
    }

    /** The same, forced on these cells, which belong to the zone. */
    public Promotion forcedOn(SidedCells cells) {
        return new Promotion(zone, onLeaving, cells, to);
    }
}
