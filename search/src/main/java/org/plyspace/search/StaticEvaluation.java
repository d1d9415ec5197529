package org.plyspace.search;

import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** What positions of a rule set are worth as they stand, without a thought of any move. */
public final class StaticEvaluation {

    private final Evaluation evaluation;

    /** By what pieces are worth. */
    public StaticEvaluation(Rules rules, PieceValues values) {
        evaluation = new Evaluation(values, rules);
    }

    /** For the side to move, in hundredths of a pawn. */
    public int score(Position position) {
        evaluation.start(position);
        return evaluation.score(position.sideToMove());
    }
}
