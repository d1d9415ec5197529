package org.plyspace.lab.claim;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Position;

/**
 * Where cells lie while boards hang in one way.
 *
 * @param points by cell
 * @param levels those on which there are cells
 */
record Space(List<Point> points, Set<Integer> levels) {

    /** Where a cell lies: its file, rank and level. */
    record Point(int x, int y, int z) {}

    static Space of(Position boards) {
        List<Point> points = IntStream.range(0, boards.rules().cells())
                .mapToObj(cell -> new Point(boards.x(cell), boards.y(cell), boards.z(cell)))
                .toList();
        return new Space(points, points.stream().map(Point::z).collect(Collectors.toSet()));
    }

    /** Where there are cells, whichever they are: the same for arrangements that differ in whose boards hang where. */
    Set<Point> squares() {
        return Set.copyOf(points);
    }
}
