package org.plyspace.web.view;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.plyspace.api.Effect;
import org.plyspace.api.Position;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;

/** The effects of a move, and the cells and movable boards that it touched. */
public record LastView(List<EffectView> effects, Set<Integer> cells, Set<Integer> boards) {

    /** Creates the view of a move that is legal in a position. */
    public static LastView of(Position before, long move) {
        List<Effect> effects = before.words().describe(move);
        Marks marks = Marks.ofMove(effects);
        return new LastView(
                effects.stream().map(EffectView::of).toList(),
                new TreeSet<>(marks.of(Mark.LAST_MOVE)),
                new TreeSet<>(marks.boards()));
    }
}
