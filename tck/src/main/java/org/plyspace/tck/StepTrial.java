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
 * Steps tried on a board of their own, legal or not, to see which royal pieces are attacked afterwards and by whom: by what men
 * say that they attack, and not by how the rule set finds out what is legal.
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

    /** Whether men put on another board attack what they attack here: nothing that only a game knows takes part. */
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
     * The attackers of each royal piece of the side to move that is attacked once a man of its own has gone from one cell to
     * another, capturing what stands there.
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

    /** The attackers of each royal piece of a side that is attacked, each man asked what it attacks. */
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

    /** Whether one is, with arrays of the caller's, each with room for all cells. */
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

    /** Whether a man on its way to an empty cell could be capturing en passant. */
    static boolean mayBeEnPassant(Position position, int from, int to) {
        int piece = position.pieceAt(from);
        return position.pieceAt(to) == Piece.NONE
                && position.rules().pieceTypes().get(Piece.type(piece)).directional()
                && Arrays.binarySearch(CellLists.attacks(position, from), to) >= 0;
    }
}
