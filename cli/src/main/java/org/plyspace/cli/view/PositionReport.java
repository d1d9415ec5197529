package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;

/** A position for people: its boards, its text, whose turn it is, and whether it is over. */
public final class PositionReport {

    private PositionReport() {}

    /**
     * The lines to print.
     *
     * @param outcome how the game ended, if it has; a game knows more of that than its position
     * @param width how many characters the boards may take side by side
     */
    public static List<String> lines(Position position, Optional<Outcome> outcome, int width) {
        List<String> lines = new ArrayList<>(boards(position, Highlight.NONE, width));
        lines.add("");
        lines.add("position: " + position.words().text());
        lines.add(turn(position, outcome));
        return lines;
    }

    /** The boards alone, with the last move marked. */
    public static List<String> boards(Position position, Highlight last, int width) {
        return new BoardsView(position.words().layout(), new PieceLetters(position), last).lines(width);
    }

    /** Whose turn it is, and whether the game is over. */
    public static String turn(Position position, Optional<Outcome> outcome) {
        return position.sideToMove().word() + " to move"
                + (position.inCheck() ? ", in check" : "")
                + outcome.map(end -> "; the game is over: " + end).orElse("");
    }
}
