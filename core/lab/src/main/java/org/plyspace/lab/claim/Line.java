package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * A line along which a rider can go on empty boards.
 *
 * @param from the cell at which it begins
 * @param to the cell at which it ends
 * @param between the cells between as seen from above, on all levels, at least one
 */
record Line(int from, int to, List<Integer> between) {

    /** What a line looks like in space. */
    record Shape(Space.Point from, Space.Point to, Set<Space.Point> between, Set<Integer> levels) {}

    /** All lines of a rider, with boards hanging as in a setup without men. */
    static List<Line> all(Rules rules, Setup boards, int code) {
        List<Line> lines = new ArrayList<>();
        int[] attacked = new int[rules.cells()];
        for (int from = 0; from < rules.cells(); from++) {
            Position position = rules.position(BoardArrangements.with(boards, from, code), Purpose.STUDY);
            int count = position.attacks(from, attacked);
            for (int i = 0; i < count; i++) {
                List<Integer> between = between(position, from, attacked[i]);
                if (!between.isEmpty()) {
                    lines.add(new Line(from, attacked[i], between));
                }
            }
        }
        return lines;
    }

    private static List<Integer> between(Position position, int from, int to) {
        int dx = position.x(to) - position.x(from);
        int dy = position.y(to) - position.y(from);
        return IntStream.range(0, position.rules().cells())
                .filter(cell -> {
                    int x = position.x(cell) - position.x(from);
                    int y = position.y(cell) - position.y(from);
                    int along = x * dx + y * dy;
                    return x * dy == y * dx && along > 0 && along < dx * dx + dy * dy;
                })
                .boxed()
                .toList();
    }

    /** What decides how many paths there are: where the cells of the line lie, and on which levels there are cells at all. */
    Shape shape(Space space) {
        return new Shape(
                space.points().get(from),
                space.points().get(to),
                between.stream().map(space.points()::get).collect(Collectors.toSet()),
                space.levels());
    }
}
