package org.plyspace.movegen.judge;

import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict.Illegal;

/** Says why a pawn may not make a move, apart from own pieces, promotion and exposed kings. */
record PawnExplainer(Explainer explainer, PawnWays ways) {

    /** Whether a pawn can ever make such a move. */
    boolean goes(int from, int to) {
        return ways.captures(from, to) || ways.steps(from, to) || ways.doubleSteps(from, to);
    }

    /** What keeps the pawn from the move; empty if nothing does. */
    Optional<Illegal> hindrance(int from, int to) {
        boolean occupied = explainer.position().pieceAt(to) != Piece.NONE;
        if (ways.captures(from, to) && (occupied || !ways.steps(from, to))) {
            return occupied || ways.isEnPassant(to)
                    ? Optional.empty()
                    : ways.meant(from, to).or(() -> nothingToCapture(from, to));
        }
        if (!ways.steps(from, to)) {
            Optional<PawnWays.Lost> lost = ways.lost(from, to);
            if (lost.isPresent()) {
                return refusal(
                        Refusal.RIGHT_LOST,
                        "the pawn on " + explainer.men().name(from) + " has no double step: "
                                + lost.get().reason(),
                        lost.get().citation(),
                        from,
                        to);
            }
        }
        return occupied
                ? refusal(
                        Refusal.MAY_NOT_CAPTURE,
                        "a pawn steps to an empty square: " + explainer.men().occupied(to),
                        explainer.pieceCitation(explainer.position().pieceAt(from)),
                        from,
                        to)
                : ways.hindrance(from, to);
    }

    private Optional<Illegal> nothingToCapture(int from, int to) {
        return refusal(
                Refusal.NOTHING_TO_CAPTURE,
                "a pawn goes to " + explainer.men().name(to) + " only to capture, and no enemy stands there"
                        + (ways.hasEnPassant() ? ", nor has a pawn just crossed it" : ""),
                explainer.pieceCitation(explainer.position().pieceAt(from)),
                from,
                to);
    }

    private static Optional<Illegal> refusal(Refusal kind, String reason, String citation, int from, int to) {
        return Optional.of(Explainer.refusal(kind, reason, citation, from, to));
    }
}
