package org.plyspace.geometry.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.geometry.AxisNames;

/** The boards of a lattice as they are drawn: one fixed board a level. */
public final class LatticeLayout {

    private LatticeLayout() {}

    /**
     * Lays out all levels, the lowest first.
     *
     * @param boards name of the board on each level, the lowest first
     * @param names name of each cell
     * @param light which cells are light
     * @param offset where squares lie off their place
     */
    public static List<Board> of(
            Lattice lattice, List<String> boards, IntFunction<String> names, IntPredicate light, Offset offset) {
        List<Board> result = new ArrayList<>();
        for (int z = 0; z < lattice.levels(); z++) {
            BoardShape shape = BoardShape.of(lattice, z);
            int level = z;
            List<Square> squares = shape.rows().stream()
                    .flatMap(List::stream)
                    .map(cell -> square(lattice, shape, cell, names.apply(cell), light.test(cell), offset))
                    .toList();
            result.add(new Board(
                    boards.get(z),
                    shape.x() + offset.of(shape.x(), shape.y(), z),
                    shape.y(),
                    z,
                    shape.files(),
                    shape.ranks(),
                    AxisNames.differences(fileNames(lattice, shape, level, names)),
                    AxisNames.differences(rankNames(shape, names)),
                    squares,
                    Optional.empty(),
                    false,
                    Optional.empty()));
        }
        return result;
    }

    private static Square square(
            Lattice lattice, BoardShape shape, int cell, String name, boolean light, Offset offset) {
        int x = lattice.x(cell);
        int y = lattice.y(cell);
        return new Square(cell, name, light, x - shape.x(), y - shape.y(), x + offset.of(x, y, lattice.z(cell)), y);
    }

    /** The lowest square of each file. */
    private static List<String> fileNames(Lattice lattice, BoardShape shape, int z, IntFunction<String> names) {
        List<String> longest = shape.rows().stream()
                .filter(row -> row.size() == shape.files())
                .findFirst()
                .map(row -> row.stream().map(names::apply).toList())
                .orElse(List.of());
        return longest.isEmpty()
                ? IntStream.range(shape.x(), shape.x() + shape.files())
                        .mapToObj(x -> lowest(lattice, shape, x, z, names))
                        .toList()
                : longest;
    }

    private static String lowest(Lattice lattice, BoardShape shape, int x, int z, IntFunction<String> names) {
        return IntStream.range(shape.y(), shape.y() + shape.ranks())
                .map(y -> lattice.cell(x, y, z))
                .filter(cell -> cell != Lattice.NO_CELL)
                .mapToObj(names)
                .findFirst()
                .orElse("");
    }

    private static List<String> rankNames(BoardShape shape, IntFunction<String> names) {
        return shape.rows().stream()
                .map(row -> row.isEmpty() ? "" : names.apply(row.get(0)))
                .toList();
    }
}
