package org.plyspace.cli.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Effect;

/**
 * What the last move touched.
 *
 * @param cells where it left from, where it arrived, what vanished or appeared
 * @param boards numbers of the movable boards that it moved
 */
public record Highlight(Set<Integer> cells, Set<Integer> boards) {

    /** Nothing, as before the first move. */
    public static final Highlight NONE = new Highlight(Set.of(), Set.of());

    public Highlight {
        cells = Set.copyOf(cells);
        boards = Set.copyOf(boards);
    }

    /** What a move touches, from its description in the position before it. */
    public static Highlight of(List<Effect> effects) {
        Set<Integer> boards = effects.stream()
                .filter(Effect.ShiftBoard.class::isInstance)
                .map(effect -> ((Effect.ShiftBoard) effect).board())
                .collect(Collectors.toSet());
        Set<Integer> cells = new HashSet<>();
        effects.forEach(effect -> addCells(effect, cells));
        return new Highlight(cells, boards);
    }

    private static void addCells(Effect effect, Set<Integer> cells) {
        if (effect instanceof Effect.Step step) {
            cells.add(step.from());
            cells.add(step.to());
        } else if (effect instanceof Effect.Remove remove) {
            cells.add(remove.cell());
        } else if (effect instanceof Effect.Put put) {
            cells.add(put.cell());
        }
    }
}
