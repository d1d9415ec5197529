package org.plyspace.geometry.lattice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.geometry.AxisNames;

/** Lays out the levels of a lattice for drawing, one fixed board per level. */
public final class LatticeLayout {

    private LatticeLayout() {}

    /**
     * Lays out all levels, the lowest first.
     *
     * @param boards the name of the board on each level, the lowest first
     * @param names the name of each cell
     * @param light which cells are light
     * @param offset the displacement of squares from their places
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
                    AxisNames.differences(rankNames(lattice, shape, level, names)),
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

    /** The names of the files, taken from a rank with a square in each file; empty if there is no such rank. */
    private static List<String> fileNames(Lattice lattice, BoardShape shape, int z, IntFunction<String> names) {
        return IntStream.range(shape.y(), shape.y() + shape.ranks())
                .mapToObj(y ->
                        IntStream.range(shape.x(), shape.x() + shape.files()).map(x -> lattice.cell(x, y, z)))
                .flatMap(rank -> whole(rank, names))
                .findFirst()
                .orElse(Collections.nCopies(shape.files(), ""));
    }

    /** The names of the ranks, taken from a file with a square in each rank; empty if there is no such file. */
    private static List<String> rankNames(Lattice lattice, BoardShape shape, int z, IntFunction<String> names) {
        return IntStream.range(shape.x(), shape.x() + shape.files())
                .mapToObj(x ->
                        IntStream.range(shape.y(), shape.y() + shape.ranks()).map(y -> lattice.cell(x, y, z)))
                .flatMap(file -> whole(file, names))
                .findFirst()
                .orElse(Collections.nCopies(shape.ranks(), ""));
    }

    /** The names of the cells of each line in which none is missing. */
    private static Stream<List<String>> whole(IntStream line, IntFunction<String> names) {
        List<Integer> cells = line.boxed().toList();
        return cells.contains(Lattice.NO_CELL)
                ? Stream.empty()
                : Stream.of(cells.stream().map(names::apply).toList());
    }
}
