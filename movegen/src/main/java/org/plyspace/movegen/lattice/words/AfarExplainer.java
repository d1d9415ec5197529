package org.plyspace.movegen.lattice.words;

import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.MoveReading;

/** Says why a man may not capture from afar. */
final class AfarExplainer {

    private final LatticeExplainer explainer;

    AfarExplainer(LatticeExplainer explainer) {
        this.explainer = explainer;
    }

    Illegal explain(MoveReading.Afar afar) {
        if (afar.from().cell() == MoveReading.NONE || afar.to().cell() == MoveReading.NONE) {
            String missing = (afar.from().cell() == MoveReading.NONE ? afar.from() : afar.to()).name();
            return explainer.noSuchSquare(missing, Piece.NONE);
        }
        int from = afar.from().cell();
        int to = afar.to().cell();
        Optional<Illegal> refused = explainer.notOwn(from).or(() -> explainer.frozen(from));
        return refused.isPresent() ? refused.get() : explain(from, to);
    }

    private Illegal explain(int from, int to) {
        int code = explainer.board.at[from];
        if (!explainer.isAfar(code, from, to)) {
            String reason = "a " + explainer.men().type(code).name() + " on "
                    + explainer.men().name(from) + " does not capture on "
                    + explainer.men().name(to) + " from afar";
            return Explainer.refusal(Refusal.DOES_NOT_MOVE_SO, reason, explainer.pieceCitation(code), from, to);
        }
        if (explainer.board.at[to] == Piece.NONE) {
            return Explainer.refusal(
                    Refusal.NOTHING_TO_CAPTURE,
                    "no enemy stands on " + explainer.men().name(to),
                    explainer.pieceCitation(code),
                    from,
                    to);
        }
        return explainer.isSpared(to)
                ? explainer.spared(from, to)
                : explainer.exposure().verdict(Move.of(from, to, code, explainer.board.at[to], Move.FROM_AFAR));
    }
}
