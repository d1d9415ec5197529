package org.plyspace.geometry.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Layout.View;

/** The layout of a lattice: one fixed board a level. */
public final class LatticeLayout {

    private LatticeLayout() {}

    /**
     * Lays out all levels, the lowest first.
     *
     * @param boards name of the board on each level, the lowest first
     * @param names name of each cell
     * @param light which cells are light
     */
    public static Layout of(
            Lattice lattice, List<String> boards, IntFunction<String> names, IntPredicate light, View view) {
        List<Board> result = new ArrayList<>();
        for (int z = 0; z < lattice.levels(); z++) {
            List<Square> squares = cells(lattice, z)
                    .mapToObj(cell -> new Square(cell, names.apply(cell), light.test(cell)))
                    .toList();
            result.add(Board.fixed(boards.get(z), 0, 0, z, lattice.files(), lattice.ranks(), squares));
        }
        return new Layout(result, List.of(), view);
    }

    /** The cells of a level, rank by rank from the lowest, each from the lowest file. */
    public static IntStream cells(Lattice lattice, int z) {
        return IntStream.range(0, lattice.ranks())
                .flatMap(y -> IntStream.range(0, lattice.files()).map(x -> lattice.cell(x, y, z)));
    }
}
