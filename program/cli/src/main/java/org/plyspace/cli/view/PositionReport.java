package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Fault;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Check;
import org.plyspace.engine.Game;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.exchange.FileReplays;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Picture.Panel;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.session.OngoingGame.LastMove;

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

    /**
     * The lines to print.
     *
     * @param sound whether the game was read without error, so that a game without outcome is still going on
     * @param boardStyle the style of the boards
     */
    public static List<String> lines(Game game, boolean sound, BoardStyle boardStyle) {
        List<String> lines = new ArrayList<>(
                lines(game.position(), LastMove.of(game).withCheck(game.position()), game.outcome(), boardStyle));
        lines.add(
                FileReplays.plies(game) + " played" + (sound && game.outcome().isEmpty() ? "; the game goes on" : ""));
        return lines;
    }

    /** The lines to print first if the game differs from its text: the problem, and an empty line. */
    public static List<String> problem(FileReplays.Problem problem) {
        return problem.ofMove()
                ? List.of(problem.words(), "the position before it:", "")
                : List.of(problem.words(), "");
    }

    /** The current position as a panel of a picture. */
    public static Panel panel(Game game) {
        Position position = game.position();
        return new Panel(
                position.rules().setting(),
                Scene.of(position, LastMove.of(game).withCheck(position)),
                words(position, game.outcome()));
    }

    /** A setup, which may be one that cannot be played; a check is marked, and where the faults are. */
    public static Panel picture(Rules rules, Setup setup) {
        Set<Integer> faulty = rules.faults(setup, Purpose.GAME).stream()
                .flatMap(fault -> fault.cells().stream())
                .collect(Collectors.toSet());
        return panel(rules, setup, Marks.NONE.with(Mark.FAULT, faulty), words(rules, setup));
    }

    /** A game as it stands; the last move and a check are marked. */
    public static Panel picture(Game game) {
        return panel(
                game.position().rules(),
                game.position().words().setup(),
                LastMove.of(game),
                words(game.position(), game.outcome()));
    }

    /** A position and a move in it; the cells that decide the verdict are marked. */
    public static Panel picture(Position position, String move, Verdict verdict) {
        return new Panel(
                position.rules().setting(),
                Scene.of(position, Marks.ofVerdict(position, verdict)),
                List.of(move + ": " + TypedMoves.answer(position, move)));
    }

    private static Panel panel(Rules rules, Setup setup, Marks marks, List<String> words) {
        Marks withCheck = rules.faults(setup, Purpose.STUDY).isEmpty()
                ? marks.withCheck(rules.position(setup, Purpose.STUDY))
                : marks;
        return new Panel(rules.setting(), Scene.of(rules, setup, withCheck), words);
    }

    /** The same picture as Black sees it. */
    public static Panel flipped(Panel panel) {
        return new Panel(panel.title(), panel.scene().flipped(), panel.notes());
    }
}
