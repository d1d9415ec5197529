package org.plyspace.movegen.stack;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Setup;
import org.plyspace.geometry.stack.BoardStack;

/** What is wrong with where the boards of a setup hang. */
final class BoardFaults {

    private final StackDefinition definition;
    private final BoardStack stack;
    private final Setup setup;
    private final FaultList faults;

    BoardFaults(StackDefinition definition, Setup setup, FaultList faults) {
        this.definition = definition;
        this.stack = definition.stack();
        this.setup = setup;
        this.faults = faults;
    }

    /** Anchors that are not there. */
    void checkAnchors() {
        for (int board = 0; board < setup.boards(); board++) {
            if (!isAnchor(setup.anchorOf(board))) {
                faults.add("board " + stack.movables().get(board).name() + " hangs at anchor " + setup.anchorOf(board)
                        + "; 0 to " + (stack.anchors().size() - 1) + " would be accepted");
            }
        }
    }

    private boolean isAnchor(int anchor) {
        return anchor >= 0 && anchor < stack.anchors().size();
    }

    /** Two boards at one place. */
    void checkPlaces() {
        for (int board = 0; board < setup.boards(); board++) {
            int anchor = setup.anchorOf(board);
            for (int other = 0; other < board; other++) {
                if (isAnchor(anchor) && setup.anchorOf(other) == anchor) {
                    faults.add("boards " + stack.movables().get(other).name() + " and "
                            + stack.movables().get(board).name() + " both hang at "
                            + stack.anchors().get(anchor).name() + "; one board at a place would be accepted");
                }
            }
        }
    }

    /** Places that a board cannot come to from where it hangs at first. */
    void checkReachable() {
        for (int board = 0; board < setup.boards(); board++) {
            if (isAnchor(setup.anchorOf(board))) {
                checkReachable(board, setup.anchorOf(board));
            }
        }
    }

    private void checkReachable(int board, int anchor) {
        BoardRule rule = definition.boards();
        int home = stack.home(board);
        if (!rule.canComeTo(home, anchor)) {
            List<String> places = IntStream.range(0, stack.anchors().size())
                    .filter(place -> rule.canComeTo(home, place))
                    .mapToObj(place -> stack.anchors().get(place).name())
                    .toList();
            faults.add("board " + stack.movables().get(board).name() + " can never come to "
                    + stack.anchors().get(anchor).name() + "; these places would be accepted: "
                    + String.join(", ", places));
        }
    }
}
