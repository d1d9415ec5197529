package org.plyspace.examples.spaceshogi;

import org.plyspace.api.Aspect;
import org.plyspace.movegen.lattice.declare.LatticeSpec;

/** The rules as short statements, for tables and verdicts. */
final class SpaceShogiRulebook {

    private SpaceShogiRulebook() {}

    static void addTo(LatticeSpec spec) {
        String moves = "spaceshogi.md 3";
        spec.rule(Aspect.BOARD, "three cubes of 3x3x3 in a row, 81 squares", "spaceshogi.md 1")
                .rule(Aspect.BLOCKING, "a man on a square that a slide passes", moves)
                .rule(Aspect.KING, "one step any way: 26 squares", moves)
                .rule(Aspect.QUEEN, "none", moves)
                .rule(Aspect.ROOK, "along one axis: 6 directions; promoted also one step any way", moves)
                .rule(Aspect.BISHOP, "along two axes at once: 12 directions; promoted also one step any way", moves)
                .rule(Aspect.KNIGHT, "two forward and one aside: 4 leaps", moves)
                .rule(Aspect.PAWN, "one step forward", moves)
                .rule(
                        Aspect.OTHER_PIECES,
                        "gold: axes, or forward and aside; silver: forward, or forward or back and aside; lance: slides forward",
                        moves)
                .rule(
                        Aspect.PROMOTION,
                        "R, B, S, N, L and P may promote by a move that starts or ends in the other side's cube",
                        "spaceshogi.md 4")
                .rule(
                        Aspect.HANDS,
                        "captured men are held unpromoted and dropped on empty squares; no second pawn on a line, no pawn that mates",
                        "spaceshogi.md 5")
                .rule(Aspect.CASTLING, "none", moves)
                .rule(Aspect.EN_PASSANT, "none", moves)
                .rule(Aspect.ROYALTY, "one king", "rules/README.md")
                .rule(
                        Aspect.END,
                        "checkmate and stalemate win; the fourth repetition draws, perpetual check loses; no clock",
                        "spaceshogi.md 6");
    }
}
