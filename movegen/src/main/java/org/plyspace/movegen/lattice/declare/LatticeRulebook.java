package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.RuleText;

/**
 * @param statements the statements before options changed anything
 * @param changed the declaration under the options; its own rulebook is ignored
 */
record LatticeRulebook(List<RuleStatement> statements, LatticeDeclaration changed) {

    /** The statements that still hold, reworded where only a part of one is left, and the statements of the options. */
    List<RuleStatement> completed() {
        CommonOptions chosen = changed.chosen;
        List<RuleStatement> left = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            List<RuleStatement> declared =
                    statements.stream().filter(rule -> rule.aspect() == aspect).toList();
            boolean silent = declared.stream().noneMatch(changed.varying::containsKey);
            left.addAll(
                    silent && isChanged(aspect) && !declared.isEmpty()
                            ? new RulebookWriter(changed, declared.get(0).citation()).statements(aspect)
                            : declared.stream()
                                    .map(this::worded)
                                    .filter(rule -> !rule.text().isEmpty())
                                    .toList());
        }
        return chosen.completed(left);
    }

    private boolean isChanged(Aspect aspect) {
        CommonOptions chosen = changed.chosen;
        return switch (aspect) {
            case PAWN -> chosen.isChanged(CommonOption.DOUBLE_STEP);
            case PROMOTION -> chosen.isChanged(CommonOption.PROMOTION);
            case END ->
                chosen.isChanged(CommonOption.STALEMATE)
                        || chosen.isChanged(CommonOption.CLOCK)
                        || chosen.isChanged(CommonOption.REPETITION);
            default -> false;
        };
    }

    private RuleStatement worded(RuleStatement rule) {
        RuleText text = changed.varying.get(rule);
        return text == null ? rule : new RuleStatement(rule.aspect(), text.under(changed.chosen), rule.citation());
    }
}
