package org.plyspace.search;

import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Evaluates positions of a rule set statically, without a search. */
public final class StaticEvaluation {

    private final Evaluation evaluation;

    /** Creates an evaluation with given piece values. */
    public StaticEvaluation(Rules rules, PieceValues values) {
        evaluation = new Evaluation(values, rules);
    }

    /** The score for the side to move, in hundredths of a pawn. */
    public int score(Position position) {
        evaluation.start(position);
        return evaluation.score(position.sideToMove());
    }
}
