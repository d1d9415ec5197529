package org.plyspace.variant.json;

import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.Castling;

/** The squares of a castling on one rank, as in orthodox chess, and the opposite ones. */
record CastlingPath(Lattice lattice, Trip king, Trip rook) {

    /** Where a man goes from and to. */
    record Trip(int from, int to) {}

    /** Whether all four squares are on one rank of one level. */
    boolean isStraight() {
        return IntStream.of(king.to(), rook.from(), rook.to())
                .allMatch(
                        cell -> lattice.y(cell) == lattice.y(king.from()) && lattice.z(cell) == lattice.z(king.from()));
    }

    /** What the king passes. */
    List<Integer> crossed() {
        return span(king)
                .filter(cell -> cell != king.from() && cell != king.to())
                .boxed()
                .toList();
    }

    /** What king and rook pass or arrive on, apart from where they stand. */
    List<Integer> empty() {
        return IntStream.concat(span(king), span(rook))
                .filter(cell -> cell != king.from() && cell != rook.from())
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }

    private IntStream span(Trip ends) {
        int from = Math.min(lattice.x(ends.from()), lattice.x(ends.to()));
        int to = Math.max(lattice.x(ends.from()), lattice.x(ends.to()));
        return IntStream.rangeClosed(from, to)
                .map(x -> lattice.cell(x, lattice.y(ends.from()), lattice.z(ends.from())));
    }

    /** The same way for Black, ranks and levels the other way round. */
    static Castling opposite(Lattice lattice, Castling way) {
        return new Castling(
                way.text(),
                Side.BLACK,
                opposite(lattice, way.kingFrom()),
                opposite(lattice, way.kingTo()),
                opposite(lattice, way.rookFrom()),
                opposite(lattice, way.rookTo()),
                way.crossed().stream().map(cell -> opposite(lattice, cell)).toList(),
                way.empty().stream().map(cell -> opposite(lattice, cell)).toList());
    }

    private static int opposite(Lattice lattice, int cell) {
        return lattice.cell(
                lattice.x(cell), lattice.ranks() - 1 - lattice.y(cell), lattice.levels() - 1 - lattice.z(cell));
    }
}
