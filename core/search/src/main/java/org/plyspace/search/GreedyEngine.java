package org.plyspace.search;

import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Changes;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Makes the move after which the static evaluation is best; of several equal ones, the first listed. */
final class GreedyEngine implements Engine {

    private final Evaluation evaluation;
    private final Changes changes = new Changes();
    private final MoveList moves = new MoveList();

    GreedyEngine(Rules rules) {
        this.evaluation = new Evaluation(new PieceValues(rules), rules);
    }

    @Override
    public EngineMove choose(Position position, long[] earlier, Optional<Clock> clock) {
        Side side = position.sideToMove();
        evaluation.start(position);
        moves.clear();
        position.legalMoves(moves);
        long best = moves.get(0);
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            int score = score(position, move, side);
            if (score > highest) {
                highest = score;
                best = move;
            }
        }
        return new EngineMove(best, OptionalInt.of(highest), 1, moves.size());
    }

    private int score(Position position, long move, Side side) {
        position.changes(move, changes);
        evaluation.push(changes);
        position.make(move);
        int score = evaluation.score(side);
        int ended = position.outcome().map(end -> Scores.of(end, side, 1)).orElse(score);
        position.unmake();
        evaluation.pop();
        return ended;
    }
}
