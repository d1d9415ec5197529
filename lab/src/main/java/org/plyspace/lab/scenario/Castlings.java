package org.plyspace.lab.scenario;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;

/** How castling is written, which is the same in every position of a rule set. */
final class Castlings {

    private Castlings() {}

    /** The texts of all castlings. On the empty board nothing else is well-formed but moves of boards. */
    static List<String> of(Rules rules) {
        PositionWords words = rules.position(rules.empty(), Purpose.STUDY).words();
        List<String> shifts = shifts(words);
        return words.wellFormedMoves()
                .filter(text -> shifts.stream().noneMatch(text::startsWith))
                .toList();
    }

    private static List<String> shifts(PositionWords words) {
        Layout layout = words.layout();
        List<String> shifts = new ArrayList<>();
        for (int board = 0; board < layout.movableBoards().size(); board++) {
            for (int anchor = 0; anchor < layout.anchors().size(); anchor++) {
                shifts.add(words.text(new Attempt.Shift(board, anchor)));
            }
        }
        return shifts;
    }
}
