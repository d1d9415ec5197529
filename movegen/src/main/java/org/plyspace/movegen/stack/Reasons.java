package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.stack.Citations.Topic;

/** Makes verdicts of reasons, with the rule set's citations. */
final class Reasons {

    private final StackDefinition definition;
    private final Squares squares;

    Reasons(StackDefinition definition, Squares squares) {
        this.definition = definition;
        this.squares = squares;
    }

    Verdict.Illegal illegal(String reason, Topic topic, int pieceType, int... cells) {
        return new Verdict.Illegal(reason, definition.citations().of(topic, pieceType), list(cells));
    }

    Verdict.Illegal illegal(BoardRule.Refusal refusal) {
        return new Verdict.Illegal(refusal.reason(), refusal.citation(), List.of());
    }

    Verdict.Illegal exposed(String reason, int pieceType, long attackers, int king) {
        List<Integer> cells = new ArrayList<>(list(king));
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            cells.add(Long.numberOfTrailingZeros(rest));
        }
        return new Verdict.Illegal(reason, definition.citations().of(Topic.KING_SAFETY, pieceType), cells, true);
    }

    private static List<Integer> list(int... cells) {
        List<Integer> list = new ArrayList<>();
        for (int cell : cells) {
            if (cell >= 0) {
                list.add(cell);
            }
        }
        return list;
    }

    String name(int cell) {
        return squares.name(cell);
    }
}
