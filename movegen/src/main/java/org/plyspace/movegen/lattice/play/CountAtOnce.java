package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Piece;
import org.plyspace.movegen.lattice.tables.LatticeTables;

/**
 * Counts the moves of all men at once with sets of cells, on lattices with masks, where there is no check. Royal men, pinned men and men of
 * some kinds are left out.
 */
final class CountAtOnce {

    private final LatticeTables tables;
    private final SafeTargets safeTargets;
    private final SideSets sets;
    private final PawnCount pawns;
    private final PieceCount pieces;
    /** Whether the men of a code are counted, by code. */
    private final boolean[] counts = new boolean[Piece.CODES];
    /** Whether men of all kinds are counted, by side. */
    private final boolean[] countsAll = new boolean[2];

    CountAtOnce(LatticeState state, SafeTargets safeTargets) {
        this.tables = state.tables;
        this.safeTargets = safeTargets;
        this.sets = new SideSets(state.board);
        this.pawns = new PawnCount(state, safeTargets);
        this.pieces = new PieceCount(tables, state.board, safeTargets);
        if (tables.masked) {
            for (int side = 0; side < 2; side++) {
                countsAll[side] = true;
                for (int code = 2 + side; code < 2 * tables.declared.pieces.size() + 2; code += 2) {
                    counts[code] =
                            tables.pieceSteps[side].simple[code] || (tables.isPawn(code) && tables.pawnSteps != null);
                    countsAll[side] &= counts[code] || tables.royal[code];
                }
            }
        }
    }

    /** Whether the position, as {@link SafeTargets} sees it, can be counted in this way. */
    boolean isPossible() {
        return tables.masked && !safeTargets.inCheck();
    }

    /** Whether the men of a code are counted unless pinned. */
    boolean counts(int code) {
        return counts[code];
    }

    /** Whether only royal and pinned men of a side are left out. */
    boolean leavesOnlyGuarded(int us) {
        return countsAll[us];
    }

    int count(int us) {
        sets.find(us);
        return pieces.count(us, sets) + (tables.pawnSteps == null ? 0 : pawns.count(us, sets));
    }
}
