package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;

/** Follows the men that can promote, from the move on which a board first carries them to their promotion. For one game. */
final class BoardRides {

    private final RuleTraits traits;
    /** The men that were carried, by their current cell. */
    private final Map<Integer, Passenger> aboard = new HashMap<>();

    private int carried;
    private int promoted;
    private int plies;

    private record Passenger(int piece, int since) {}

    BoardRides(RuleTraits traits) {
        this.traits = traits;
    }

    /** Prepares for a move that is about to be made; returns the number of men it carries. */
    int before(Position position, long move, int ply) {
        if (Move.kind(move) == Move.BOARD) {
            return board(position, traits.boardCells().get(Move.from(move)), ply);
        }
        if (!aboard.isEmpty()) {
            follow(position, move);
        }
        return 0;
    }

    private int board(Position position, List<Integer> cells, int ply) {
        int men = 0;
        for (int cell : cells) {
            int piece = position.pieceAt(cell);
            if (piece != Piece.NONE) {
                men++;
                if (position.promotionDistance(cell) >= 0 && !aboard.containsKey(cell)) {
                    aboard.put(cell, new Passenger(piece, ply));
                    carried++;
                }
            }
        }
        return men;
    }

    private void follow(Position position, long move) {
        if (Move.isCapture(move)) {
            aboard.remove(position.capturedCell(move));
        }
        boolean stays = Move.kind(move) == Move.DROP || Move.kind(move) == Move.FROM_AFAR;
        Passenger walking = stays ? null : aboard.remove(Move.from(move));
        if (walking != null) {
            aboard.put(Move.to(move), walking);
        }
    }

    /** Records that the move was made. */
    void after(Position position, int ply) {
        for (Map.Entry<Integer, Passenger> each : new ArrayList<>(aboard.entrySet())) {
            int now = position.pieceAt(each.getKey());
            Passenger passenger = each.getValue();
            if (now != passenger.piece) {
                aboard.remove(each.getKey());
                if (now != Piece.NONE && Piece.side(now) == Piece.side(passenger.piece)) {
                    promoted++;
                    plies += ply - passenger.since;
                }
            }
        }
    }

    /** The number of men able to promote that a board has carried. */
    int carried() {
        return carried;
    }

    /** The number of them that promoted. */
    int promoted() {
        return promoted;
    }

    /** The total number of plies that these took, each counted from the move that first carried it. */
    int plies() {
        return plies;
    }
}
