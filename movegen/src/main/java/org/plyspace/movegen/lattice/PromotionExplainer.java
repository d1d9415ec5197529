package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.GeneralTables.PromotionTables;
import org.plyspace.movegen.option.CommonOption;

/** Says what is wrong with the promotion that a step names, or does not name; then what else is wrong. */
final class PromotionExplainer {

    private final Explainer explainer;
    private final String citation;

    PromotionExplainer(Explainer explainer) {
        this.explainer = explainer;
        this.citation = explainer.spec.citation(Aspect.PROMOTION);
    }

    /**
     * The verdict on a step that its piece can make.
     *
     * @param move without its promotion
     */
    Verdict explain(MoveReading.Step step, int code, long move) {
        PawnTables pawn = explainer.tables.pawnOf[code];
        PromotionTables rule = explainer.tables.general == null ? null : explainer.tables.general.promotions[code];
        int[] choices = new int[0];
        boolean must = false;
        if (pawn != null && pawn.promotes[code & 1][step.to()]) {
            choices = pawn.choices[code & 1];
            must = true;
        } else if (rule != null && rule.may(step.from(), step.to())) {
            choices = rule.choices;
            must = rule.forced[step.to()];
        }
        int chosen = Arrays.stream(choices)
                .filter(choice -> explainer.type(choice).symbol().equals(step.promotion()))
                .findFirst()
                .orElse(0);
        boolean named = !step.promotion().isEmpty();
        if (named && choices.length == 0) {
            String why = pawn == null && rule == null
                    ? "a " + explainer.type(code).name() + " is never promoted"
                    : "a " + explainer.type(code).name() + " is not promoted by going from "
                            + explainer.rules.name(step.from()) + " to " + explainer.rules.name(step.to());
            return refused(Refusal.MAY_NOT_PROMOTE, why, step, citation);
        }
        if (chosen == 0 && (must || named)) {
            String expected = "a " + explainer.type(code).name()
                    + (must ? " must be promoted on " + explainer.rules.name(step.to()) : " may be promoted here")
                    + ": expected " + symbols(choices);
            return explainer
                    .exposure()
                    .orElse(
                            move,
                            refused(
                                    named && !must ? Refusal.MAY_NOT_PROMOTE : Refusal.MUST_PROMOTE,
                                    expected,
                                    step,
                                    isSwitchedOff(code, step.promotion())
                                            ? CommonOption.PROMOTION.citation()
                                            : citation));
        }
        return explainer.exposure().verdict(chosen == 0 ? move : Move.promoting(move, chosen));
    }

    private boolean isSwitchedOff(int code, String symbol) {
        String declared =
                explainer.spec.promotionsOff.getOrDefault(explainer.type(code).symbol(), "");
        return Symbols.split(declared).contains(symbol);
    }

    private Verdict.Illegal refused(Refusal kind, String reason, MoveReading.Step step, String cited) {
        return explainer
                .illegal(kind, reason, cited)
                .mark(Role.MOVER, step.from())
                .mark(Role.TARGET, step.to());
    }

    private String symbols(int[] choices) {
        return Arrays.stream(choices)
                .mapToObj(choice -> "=" + explainer.type(choice).symbol())
                .collect(Collectors.joining(", "));
    }
}
