package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.stack.Citations.Topic;

/** Says what is wrong with the choice of what a pawn becomes. It promises only what would be legal. */
final class ChoiceExplainer {

    private final Reasons reasons;

    ChoiceExplainer(Reasons reasons) {
        this.reasons = reasons;
    }

    /** Whether a choice, or the want of one, is right for a move. */
    boolean isRight(boolean promotes, String chosen) {
        return promotes ? reasons.choices().contains(chosen) : chosen.isEmpty();
    }

    /**
     * The verdict on a move whose choice is not right.
     *
     * @param from where the pawn starts, or {@link StackState#NOWHERE} if a board moves
     * @param cell where the pawn stands that must promote, or the man that cannot
     * @param chosen the symbol given, or {@link MoveRequest#NO_PROMOTION}
     * @param danger what is wrong beside that
     */
    Verdict.Illegal explain(int from, int cell, boolean promotes, String chosen, Optional<KingDanger.Danger> danger) {
        Verdict.Illegal verdict = promotes
                ? mustPromote(
                        chosen,
                        "the pawn must promote on " + reasons.name(cell)
                                + danger.map(d -> ", and its move " + d.words())
                                        .orElse("; expected " + listed(reasons.choices())))
                : reasons.illegal(
                        Refusal.MAY_NOT_PROMOTE,
                        "nothing promotes by this move"
                                + danger.map(d -> ", which " + d.words()).orElse("; expected it without a choice"),
                        Topic.PROMOTION,
                        reasons.pawn());
        Verdict.Illegal marked = verdict.mark(Role.MOVER, from).mark(Role.TARGET, cell);
        return danger.map(d -> d.mark(marked)).orElse(marked);
    }

    private Verdict.Illegal mustPromote(String chosen, String reason) {
        boolean switchedOff =
                reasons.switches().queensOnly() && reasons.declaredChoices().contains(chosen);
        return switchedOff
                ? Reasons.switched(Refusal.MUST_PROMOTE, reason, CommonOption.PROMOTION)
                : reasons.illegal(Refusal.MUST_PROMOTE, reason, Topic.PROMOTION, reasons.pawn());
    }

    /** {@code =Q, =R, =B or =N}. */
    static String listed(List<String> symbols) {
        List<String> choices = symbols.stream().map(symbol -> "=" + symbol).toList();
        int last = choices.size() - 1;
        return last == 0 ? choices.get(0) : String.join(", ", choices.subList(0, last)) + " or " + choices.get(last);
    }
}
