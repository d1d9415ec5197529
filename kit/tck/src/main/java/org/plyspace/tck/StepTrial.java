package org.plyspace.tck;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/**
 * Tries steps, legal or not, on a separate board to find the royal pieces attacked afterwards and their attackers. Uses what
 * men attack, independently of how the rule set decides legality.
 */
final class StepTrial {

    private final Position board;
    private final Placement placement;
    private final int[] buffer;

    StepTrial(Position position) {
        this.board = Specimens.emptyBoard(position.rules());
        this.placement = new Placement(position.rules());
        this.buffer = new int[position.rules().cells()];
    }

    /** Whether men on the separate board attack what they attack here, that is, attacks do not depend on the game's history. */
    boolean agreesWith(Position position) {
        board.place(Placements.of(position));
        return Arrays.equals(attacks(position), attacks(board));
    }

    private static int[] attacks(Position position) {
        return Arrays.stream(Side.values())
                .flatMapToInt(side -> Arrays.stream(CellLists.of(position, side)))
                .flatMap(man -> Arrays.stream(CellLists.attacks(position, man)))
                .toArray();
    }

    /**
     * The attackers of each attacked royal piece of the side to move after an own man has gone from one cell to another,
     * capturing what stands there.
     */
    Map<Integer, Set<Integer>> attackersAfter(Position position, int from, int to) {
        Side mover = position.sideToMove();
        Placement now = Placements.of(position);
        placement.clear();
        for (int i = 0; i < now.count(); i++) {
            if (now.cell(i) != from && now.cell(i) != to) {
                placement.put(now.cell(i), now.piece(i));
            }
        }
        placement.put(to, position.pieceAt(from));
        for (int number = 0; number < position.rules().empty().boards(); number++) {
            placement.hang(number, now.anchorOf(number));
            placement.own(number, now.ownerOf(number));
        }
        placement.turn(mover.opposite());
        board.place(placement);
        return attackersOfRoyals(board, mover, buffer);
    }

    /** The attackers of each attacked royal piece of a side, found by listing each man's attacks. */
    static Map<Integer, Set<Integer>> attackersOfRoyals(Position position, Side side, int[] buffer) {
        Map<Integer, Set<Integer>> attackers = new TreeMap<>();
        int[] royals = CellLists.royals(position, side);
        for (int man : CellLists.of(position, side.opposite())) {
            int count = position.attacks(man, buffer);
            for (int i = 0; i < count; i++) {
                if (Arrays.binarySearch(royals, buffer[i]) >= 0) {
                    attackers
                            .computeIfAbsent(buffer[i], royal -> new TreeSet<>())
                            .add(man);
                }
            }
        }
        return attackers;
    }

    /** Whether a royal piece is attacked, using the caller's arrays, which have room for all cells. */
    static boolean isRoyalAttacked(Position position, Side side, int[] men, int[] attacked) {
        Side enemy = side.opposite();
        int count = position.men(enemy, men);
        for (int i = 0; i < count; i++) {
            int reach = position.attacks(men[i], attacked);
            for (int j = 0; j < reach; j++) {
                int piece = position.pieceAt(attacked[j]);
                if (CellLists.isRoyal(position.rules(), piece) && Piece.side(piece) == side) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a man that goes to an empty cell could be capturing en passant. */
    static boolean mayBeEnPassant(Position position, int from, int to) {
        int piece = position.pieceAt(from);
        return position.pieceAt(to) == Piece.NONE
                && position.rules().pieceTypes().get(Piece.type(piece)).directional()
                && Arrays.binarySearch(CellLists.attacks(position, from), to) >= 0;
    }
}
