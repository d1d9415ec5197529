package org.plyspace.movegen.judge;

import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.MoveReading.Step;
import org.plyspace.movegen.option.CommonOption;

/** Says what is wrong with the promotion that a move names or lacks, then what else is wrong. */
public final class PromotionExplainer {

    private final Explainer explainer;

    PromotionExplainer(Explainer explainer) {
        this.explainer = explainer;
    }

    /** The verdict on a step that its piece can make; the move is without its promotion. */
    Illegal explain(Step step, PromotionChoice choice, long move) {
        String piece = explainer.men().any(Move.piece(move));
        String no = choice.ever()
                ? piece + " is not promoted by going from " + step.from().name() + " to "
                        + step.to().name()
                : piece + " is never promoted";
        return explain(
                choice, step.promotion(), no, step.from().cell(), step.to().cell(), move);
    }

    /**
     * The verdict on a move that only its promotion or an attack on a royal piece can forbid.
     *
     * @param chosen the symbol named, or {@link MoveReading#NO_PROMOTION}
     * @param no a clause that says that nothing is promoted
     * @param from the mover's cell, or {@link MoveReading#NONE}
     * @param on the cell of the promotion, or {@link MoveReading#NONE} if nothing is promoted
     * @param move the move without its promotion
     */
    public Illegal explain(PromotionChoice choice, String chosen, String no, int from, int on, long move) {
        if (choice.allows(chosen)) {
            return explainer.exposure().verdict(chosen.isEmpty() ? move : Move.promoting(move, code(chosen)));
        }
        boolean none = choice.choices().isEmpty();
        Illegal refused = Explainer.refusal(
                none || !(choice.must() || chosen.isEmpty()) ? Refusal.MAY_NOT_PROMOTE : Refusal.MUST_PROMOTE,
                none ? no : expected(choice, from, on),
                choice.declared().contains(chosen)
                        ? CommonOption.PROMOTION.citation()
                        : explainer.citation(Aspect.PROMOTION, Move.piece(move)),
                from,
                on);
        if (none) {
            return refused;
        }
        long tried = choice.must() ? Move.promoting(move, code(choice.choices().get(0))) : move;
        return explainer.exposure().of(tried).orElse(refused);
    }

    private String expected(PromotionChoice choice, int from, int on) {
        int code = explainer.position().pieceAt(from < 0 ? on : from);
        return "the " + explainer.men().type(code).name() + (choice.must() ? " must" : " may") + " promote on "
                + explainer.men().name(on) + "; expected " + Explainer.listed(choice.choices());
    }

    private int code(String symbol) {
        Side mover = explainer.position().sideToMove();
        return explainer.position().rules().pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .map(type -> Piece.code(mover, type))
                .findFirst()
                .orElseThrow();
    }
}
