package org.plyspace.geometry.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Cells;
import org.plyspace.api.Layout.Shade;
import org.plyspace.api.Layout.Square;
import org.plyspace.geometry.AxisNames;

/** Lays out the levels of a lattice for drawing, one fixed board per level. */
public final class LatticeLayout {

    private static final double ROUNDING = 0.25;

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
        return of(lattice, boards, names, light, offset, Cells.SQUARES);
    }

    /**
     * Lays out all levels, the lowest first, of cells of any shape.
     *
     * @param boards the name of the board on each level, the lowest first
     * @param names the name of each cell
     * @param light which squares are light; hexagons have shades by their place
     * @param offset the displacement of cells from their places
     */
    public static List<Board> of(
            Lattice lattice,
            List<String> boards,
            IntFunction<String> names,
            IntPredicate light,
            Offset offset,
            Cells cells) {
        List<Board> result = new ArrayList<>();
        for (int z = 0; z < lattice.levels(); z++) {
            BoardShape shape = BoardShape.of(lattice, z);
            List<List<String>> ranks = ranks(lattice, shape, z, names);
            List<Square> squares = shape.rows().stream()
                    .flatMap(List::stream)
                    .map(cell -> {
                        double x = lattice.x(cell) + offset.of(lattice.x(cell), lattice.y(cell), lattice.z(cell));
                        int y = lattice.y(cell);
                        Shade shade = shade(cells, light.test(cell), x, y);
                        return new Square(
                                cell, names.apply(cell), shade, lattice.x(cell) - shape.x(), y - shape.y(), x, y);
                    })
                    .toList();
            result.add(new Board(
                    boards.get(z),
                    shape.x() + offset.of(shape.x(), shape.y(), z),
                    shape.y(),
                    z,
                    shape.files(),
                    shape.ranks(),
                    AxisNames.ofLines(ranks),
                    AxisNames.ofLines(transposed(ranks)),
                    squares,
                    Optional.empty(),
                    false,
                    Optional.empty()));
        }
        return result;
    }

    /** Hexagons that share a side differ in these numbers by what three does not divide. */
    private static Shade shade(Cells cells, boolean light, double x, int y) {
        if (cells == Cells.SQUARES) {
            return light ? Shade.LIGHT : Shade.DARK;
        }
        double place = cells == Cells.HEXAGONS_IN_FILES ? y : x - 1.5 * y;
        return switch (Math.floorMod((int) Math.floor(place + ROUNDING), 3)) {
            case 0 -> Shade.DARK;
            case 1 -> Shade.MIDDLE;
            default -> Shade.LIGHT;
        };
    }

    /** The names of the squares of each rank by file, empty where there is a gap. */
    private static List<List<String>> ranks(Lattice lattice, BoardShape shape, int z, IntFunction<String> names) {
        return IntStream.range(shape.y(), shape.y() + shape.ranks())
                .mapToObj(y -> IntStream.range(shape.x(), shape.x() + shape.files())
                        .map(x -> lattice.cell(x, y, z))
                        .mapToObj(cell -> cell == Lattice.NO_CELL ? "" : names.apply(cell))
                        .toList())
                .toList();
    }

    private static List<List<String>> transposed(List<List<String>> ranks) {
        return IntStream.range(0, ranks.get(0).size())
                .mapToObj(file -> ranks.stream().map(rank -> rank.get(file)).toList())
                .toList();
    }
}
