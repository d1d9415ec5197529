package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/**
 * Classes of places that are alike for a piece by the symmetries of the rules, while boards hang as at the start: a black pawn
 * on the seventh rank stands like a white one on the second. A class is identified by its first place for White. Immutable.
 */
final class PlaceKinds {

    /** No class: no board reaches the place at the start, or no symmetry maps Black's men to White's. */
    static final int NONE = -1;

    private final int places;
    /** By code and place, a link to an earlier place of the class; first places link to themselves. */
    private final int[] alike;

    PlaceKinds(Rules rules) {
        this.places = rules.places();
        this.alike = new int[Piece.CODES * places];
        Arrays.fill(alike, NONE);
        if (rules.symmetries().stream().anyMatch(Symmetry::exchangesSides)) {
            try {
                join(rules, rules.startPosition());
            } catch (NoStartException none) {
                return; // without a start, no arrangement of boards comes first
            }
        }
        removeOneSided(rules);
    }

    private void join(Rules rules, Position start) {
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                for (int cell = 0; cell < rules.cells(); cell++) {
                    int index = Piece.code(side, type.index()) * places + start.placeOf(cell);
                    alike[index] = index;
                }
            }
        }
        // If a side has directional pieces, the direction matters to its other pieces too.
        boolean anyForward = rules.pieceTypes().stream().anyMatch(PieceType::directional);
        for (Symmetry symmetry : rules.symmetries()) {
            if ((symmetry.keepsForward() || !anyForward)
                    && keepsBoards(symmetry, start, rules.empty().boards())) {
                join(rules, start, symmetry);
            }
        }
    }

    private static boolean keepsBoards(Symmetry symmetry, Position start, int boards) {
        for (int board = 0; board < boards; board++) {
            if (start.anchorOf(symmetry.boardImage(board)) != symmetry.anchorImage(start.anchorOf(board))) {
                return false;
            }
        }
        return true;
    }

    private void join(Rules rules, Position start, Symmetry symmetry) {
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                for (int cell = 0; cell < rules.cells(); cell++) {
                    join(
                            code * places + start.placeOf(cell),
                            symmetry.pieceImage(code) * places + start.placeOf(symmetry.image(cell)));
                }
            }
        }
    }

    private void join(int one, int other) {
        int first = first(one);
        int second = first(other);
        alike[Math.max(first, second)] = Math.min(first, second);
    }

    private int first(int index) {
        int first = index;
        while (alike[first] != first) {
            first = alike[first];
        }
        return first;
    }

    /** Removes classes that only Black has and, if no symmetry exchanges the sides, those that only White has. */
    private void removeOneSided(Rules rules) {
        for (PieceType type : rules.pieceTypes()) {
            int white = Piece.code(Side.WHITE, type.index()) * places;
            int black = Piece.code(Side.BLACK, type.index()) * places;
            boolean both = true;
            for (int place = 0; place < places; place++) {
                both &= alike[black + place] == NONE || first(black + place) < black;
            }
            if (!both) {
                Arrays.fill(alike, white, white + places, NONE);
                Arrays.fill(alike, black, black + places, NONE);
            }
        }
    }

    /** The class of a place for a piece: its first place for White, or {@link #NONE}. */
    int of(int code, int place) {
        int index = code * places + place;
        return alike[index] == NONE ? NONE : first(index) % places;
    }

    int places() {
        return places;
    }
}
