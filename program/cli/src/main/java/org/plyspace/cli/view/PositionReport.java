package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Fault;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.engine.Check;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Scene;

/** A report on a position: its boards, its text, the side to move, and the outcome. */
public final class PositionReport {

    private PositionReport() {}

    /** The marked boards, then {@link #words}. */
    public static List<String> lines(Position position, Marks marks, Optional<Outcome> outcome, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>(boardStyle.lines(Scene.of(position, marks)));
        lines.add("");
        lines.addAll(words(position, outcome));
        return lines;
    }

    /**
     * The lines to print below any view.
     *
     * @param outcome how the game ended, if it has; a game knows more about that than its position
     */
    public static List<String> words(Position position, Optional<Outcome> outcome) {
        return List.of("position: " + position.words().text(), turn(position, outcome));
    }

    /** The lines to print below any view of a setup that may be unplayable: if it is, also why. */
    public static List<String> words(Rules rules, Setup setup) {
        List<Fault> faults = rules.faults(setup, Purpose.GAME);
        if (faults.isEmpty()) {
            Position position = rules.position(setup, Purpose.GAME);
            return words(position, position.outcome());
        }
        boolean studied = rules.faults(setup, Purpose.STUDY).isEmpty();
        List<String> lines = new ArrayList<>();
        lines.add("position: " + rules.write(setup));
        lines.add(
                studied
                        ? turn(rules.position(setup, Purpose.STUDY), Optional.empty())
                        : setup.side().word() + " to move");
        lines.add("this is not a position to play:");
        faults.forEach(fault -> lines.add("    " + Texts.printable(fault.toString())));
        return lines;
    }

    /** The side to move, check, and the outcome if the game is over. */
    public static String turn(Position position, Optional<Outcome> outcome) {
        return position.sideToMove().word() + " to move"
                + (position.inCheck() ? ", in " + Check.word(position) : "")
                + outcome.map(end -> "; the game is over: " + end).orElse("");
    }
}
