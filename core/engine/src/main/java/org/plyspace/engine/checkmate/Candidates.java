package org.plyspace.engine.checkmate;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;

/** The possible movements of men, computed once per man. */
final class Candidates {

    private final Position position;
    private final int[] buffer;
    private final Map<Integer, BitSet> attacked = new HashMap<>();

    Candidates(Position position) {
        this.position = position;
        this.buffer = new int[position.rules().cells()];
    }

    /** Whether the man on a cell attacks another cell. */
    boolean attacks(int from, int to) {
        return attacked.computeIfAbsent(from, this::attackedFrom).get(to);
    }

    /** Whether a step might be possible: directional pieces such as pawns may go where they do not attack. */
    boolean mayReach(int from, int to) {
        int man = position.pieceAt(from);
        return man != Piece.NONE
                && Piece.side(man) == position.sideToMove()
                && (type(man).directional() || attacks(from, to));
    }

    private PieceType type(int man) {
        return position.rules().pieceTypes().get(Piece.type(man));
    }

    private BitSet attackedFrom(int cell) {
        BitSet set = new BitSet();
        int count = position.attacks(cell, buffer);
        for (int i = 0; i < count; i++) {
            set.set(buffer[i]);
        }
        return set;
    }
}
