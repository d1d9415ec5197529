package org.plyspace.movegen.end;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;

/** An {@link Occupation} compiled for play. Immutable, shared; {@link #won} allocates nothing. */
final class OccupiedCells {

    private final int count;
    /** The codes that count, by side. */
    private final int[][] codes = new int[2][];

    private final boolean[] counts = new boolean[Piece.CODES];
    /** The cells of each area, by side. */
    private final int[][][] areas = new int[2][][];

    private final List<Optional<Outcome>> won;

    /**
     * Compiles an occupation.
     *
     * @param cells the number of cells of the board
     */
    OccupiedCells(Occupation declared, List<PieceType> types, int cells) {
        count = declared.count();
        for (Side side : Side.values()) {
            codes[side.index()] = types.stream()
                    .filter(type -> declared.symbols().contains(type.symbol()))
                    .mapToInt(type -> Piece.code(side, type.index()))
                    .toArray();
            IntStream.of(codes[side.index()]).forEach(code -> counts[code] = true);
            areas[side.index()] = declared.areas().stream()
                    .map(area -> IntStream.range(0, cells)
                            .filter(cell -> area.has(side, cell))
                            .toArray())
                    .toArray(int[][]::new);
        }
        won = List.of(
                Optional.of(Outcome.win(Side.WHITE, declared.name())),
                Optional.of(Outcome.win(Side.BLACK, declared.name())));
    }

    /** The end if a side has won by it. */
    Optional<Outcome> won(int side) {
        return won.get(side);
    }

    boolean isHeld(Standing standing, int side) {
        int men = 0;
        for (int code : codes[side]) {
            men += standing.pieces(code);
        }
        if (men < count) {
            return false;
        }
        for (int[] area : areas[side]) {
            if (isHeld(standing, side, area)) {
                return true;
            }
        }
        return false;
    }

    private boolean isHeld(Standing standing, int side, int[] area) {
        int occupied = 0;
        for (int cell : area) {
            int code = standing.pieceAt(cell);
            if (counts[code] && (code & 1) == side) {
                occupied++;
                if (occupied == count) {
                    return true;
                }
            }
        }
        return false;
    }
}
