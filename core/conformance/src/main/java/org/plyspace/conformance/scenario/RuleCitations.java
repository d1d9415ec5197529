package org.plyspace.conformance.scenario;

import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;

/** Finds the rule that allows a move or decides a position: the rulebook's statement on its main aspect. */
final class RuleCitations {

    private final Rules rules;

    RuleCitations(Rules rules) {
        this.rules = rules;
    }

    String ofMove(long move) {
        if (Move.isPromotion(move)) {
            return of(Aspect.PROMOTION);
        }
        return switch (Move.kind(move)) {
            case Move.CASTLING -> of(Aspect.CASTLING);
            case Move.EN_PASSANT -> of(Aspect.EN_PASSANT);
            case Move.BOARD -> of(Aspect.BOARD_MOVES);
            case Move.DROP -> of(Aspect.HANDS);
            default -> of(rules.pieceTypes().get(Piece.type(Move.piece(move))).aspect());
        };
    }

    String ofOutcome() {
        return of(Aspect.END);
    }

    private String of(Aspect aspect) {
        return rules.rulebook().stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::citation)
                .findFirst()
                .orElse("");
    }
}
