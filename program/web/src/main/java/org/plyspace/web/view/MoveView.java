package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.engine.MoveFacts;

/**
 * A legal move: its facts for programs, the attempt by which a hand makes it, and its visible effects.
 *
 * @param effects the effects, in the order in which they are drawn
 */
public record MoveView(@JsonUnwrapped MoveFacts facts, AttemptView attempt, List<EffectView> effects) {

    /** Creates the view of a legal move; the position is left unchanged. */
    public static MoveView of(Position position, long move) {
        return of(position, MoveFacts.of(position, move), move);
    }

    /** Creates the view of a legal move with its text in SAN; the position is left unchanged. */
    public static MoveView of(Position position, long move, String san) {
        return of(position, MoveFacts.of(position, move, san), move);
    }

    private static MoveView of(Position position, MoveFacts facts, long move) {
        return new MoveView(facts, AttemptView.of(move), effects(position, move));
    }

    /** The effects of a legal move. */
    public static List<EffectView> effects(Position position, long move) {
        return position.words().describe(move).stream().map(EffectView::of).toList();
    }

    /** Whether it begins on a square, moves the board of this name, or drops the piece written so before a star. */
    public boolean beginsAt(String from) {
        return facts.from().or(facts::board).filter(from::equals).isPresent()
                || (from.endsWith("*") && facts.move().startsWith(from));
    }
}
