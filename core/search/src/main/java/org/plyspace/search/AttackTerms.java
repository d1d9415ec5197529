package org.plyspace.search;

import org.plyspace.api.AttackSummary;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** The part of the evaluation that depends on what men attack, counted anew in each position. Confined to one thread. */
final class AttackTerms {

    private final TermValues values;
    private final AttackSummary summary;
    private final int types;

    AttackTerms(TermValues values, Rules rules) {
        this.values = values;
        this.summary = values.newSummary();
        this.types = rules.pieceTypes().size();
    }

    /**
     * The score for White in hundredths of a pawn.
     *
     * @param phase the weight of the middlegame, 0 to {@code fullPhase}
     */
    int score(Position position, int phase, int fullPhase) {
        position.attackSummary(summary);
        int[] white = summary.numbers(0);
        int[] black = summary.numbers(1);
        int danger = TermValues.danger(summary, 0, types) - TermValues.danger(summary, 1, types);
        long middlegame = (long) values.middlegameDanger * danger;
        long endgame = (long) values.endgameDanger * danger;
        int[] middlegameValues = values.middlegame;
        int[] endgameValues = values.endgame;
        for (int i = 0; i < middlegameValues.length; i++) {
            int surplus = white[i] - black[i];
            middlegame += (long) middlegameValues[i] * surplus;
            endgame += (long) endgameValues[i] * surplus;
        }
        return (int) ((middlegame * phase + endgame * (fullPhase - phase)) / ((long) TermValues.UNIT * fullPhase));
    }
}
