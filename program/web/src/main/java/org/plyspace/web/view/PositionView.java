package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Check;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;

/**
 * A setup to draw, whether or not it is a position to play.
 *
 * @param pieces the code of the piece on each cell
 * @param anchors the anchor on which each movable board hangs
 * @param boards the boards that differ from the rule set's empty boards
 * @param playable whether it is a position that can be played
 * @param doubleCheck whether two royal pieces of the side to move are attacked, or one by two men
 * @param checked the attacked royal pieces of the side to move
 * @param moves the number of legal moves
 * @param example a legal move in machine form, to show how moves are typed
 * @param faults why it cannot be played
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record PositionView(
        String variant,
        String position,
        String side,
        int halfmove,
        int fullmove,
        List<Integer> pieces,
        List<Layout.Held> hands,
        List<Integer> anchors,
        List<BoardView> boards,
        Map<String, String> fields,
        boolean playable,
        boolean check,
        boolean doubleCheck,
        List<Integer> checked,
        Optional<Integer> moves,
        Optional<String> example,
        Optional<OutcomeView> outcome,
        Optional<List<Fault>> faults) {

    /** Creates the view of a setup, with the outcome if the position alone decides it. */
    public static PositionView of(Rules rules, Setup setup) {
        List<Fault> faults = rules.faults(setup, Purpose.GAME);
        if (faults.isEmpty()) {
            Position position = rules.position(setup, Purpose.GAME);
            return of(rules, setup, Optional.of(position), position.outcome(), Optional.empty());
        }
        Optional<Position> studied = rules.faults(setup, Purpose.STUDY).isEmpty()
                ? Optional.of(rules.position(setup, Purpose.STUDY))
                : Optional.empty();
        return of(rules, setup, studied, Optional.empty(), Optional.of(faults));
    }

    /** Creates the view of a position in a game, with the game's outcome. */
    public static PositionView of(Position position, Optional<Outcome> outcome) {
        return of(position.rules(), position.words().setup(), Optional.of(position), outcome, Optional.empty());
    }

    private static PositionView of(
            Rules rules,
            Setup setup,
            Optional<Position> position,
            Optional<Outcome> outcome,
            Optional<List<Fault>> faults) {
        Layout layout = rules.layout(setup);
        MoveList legal = new MoveList();
        position.filter(any -> faults.isEmpty()).ifPresent(any -> any.legalMoves(legal));
        return new PositionView(
                rules.setting(),
                rules.write(setup),
                setup.side().word(),
                setup.halfmoveClock(),
                setup.fullmoveNumber(),
                IntStream.range(0, rules.cells()).map(setup::pieceAt).boxed().toList(),
                layout.hands(),
                IntStream.range(0, setup.boards()).map(setup::anchorOf).boxed().toList(),
                BoardView.changed(rules.layout(rules.empty()), layout),
                setup.fields(),
                faults.isEmpty(),
                position.map(Position::inCheck).orElse(false),
                position.map(Check::isDouble).orElse(false),
                position.map(PositionView::checked).orElse(List.of()),
                faults.isEmpty() ? Optional.of(legal.size()) : Optional.empty(),
                position.filter(any -> legal.size() > 0).map(any -> any.words().text(legal.get(0), Notation.MACHINE)),
                outcome.map(OutcomeView::of),
                faults);
    }

    private static List<Integer> checked(Position position) {
        return Marks.NONE.withCheck(position).of(Mark.CHECK).stream().sorted().toList();
    }
}
