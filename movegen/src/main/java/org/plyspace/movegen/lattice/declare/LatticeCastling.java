package org.plyspace.movegen.lattice.declare;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.castling.Castling;

/** Ways to castle that follow from the board. */
public final class LatticeCastling {

    private LatticeCastling() {}

    /** The origin and the target of a piece. */
    public record Trip(int from, int to) {}

    /**
     * A way to castle on one rank, as in orthodox chess: the king crosses the cells between, and every cell that either piece passes or
     * arrives on must be empty.
     *
     * @throws IllegalArgumentException if the four cells are not on one rank of one level, without gaps
     */
    public static Castling straight(Lattice lattice, String text, Side side, Trip king, Trip rook) {
        Optional<List<Integer>> kings = between(lattice, king);
        Optional<List<Integer>> rooks = between(lattice, rook);
        boolean oneRank =
                lattice.y(king.from()) == lattice.y(rook.from()) && lattice.z(king.from()) == lattice.z(rook.from());
        if (kings.isEmpty() || rooks.isEmpty() || !oneRank) {
            throw new IllegalArgumentException(side.word() + " " + text
                    + ": king and rook do not stay on one rank of one level; expected the cells crossed and those that"
                    + " must be empty");
        }
        List<Integer> crossed = kings.get().stream()
                .filter(cell -> cell != king.from() && cell != king.to())
                .toList();
        List<Integer> empty = Stream.concat(kings.get().stream(), rooks.get().stream())
                .filter(cell -> cell != king.from() && cell != rook.from())
                .distinct()
                .sorted()
                .toList();
        return new Castling(text, side, king.from(), king.to(), rook.from(), rook.to(), crossed, empty);
    }

    /** All cells of a trip along a rank, including both ends; empty if it leaves the rank or there is a gap. */
    private static Optional<List<Integer>> between(Lattice lattice, Trip trip) {
        int y = lattice.y(trip.from());
        int z = lattice.z(trip.from());
        int low = Math.min(lattice.x(trip.from()), lattice.x(trip.to()));
        int high = Math.max(lattice.x(trip.from()), lattice.x(trip.to()));
        List<Integer> cells = IntStream.rangeClosed(low, high)
                .map(x -> lattice.cell(x, y, z))
                .boxed()
                .toList();
        boolean onRank = lattice.y(trip.to()) == y && lattice.z(trip.to()) == z && !cells.contains(Lattice.NO_CELL);
        return onRank ? Optional.of(cells) : Optional.empty();
    }

    /**
     * The same way for the other side, on the opposite cells.
     *
     * @throws IllegalArgumentException if one of them is missing
     */
    public static Castling opposite(Castling way, Lattice lattice, Mirror mirror) {
        return new Castling(
                way.text(),
                way.side().opposite(),
                mirror.of(lattice, way.kingFrom()),
                mirror.of(lattice, way.kingTo()),
                mirror.of(lattice, way.rookFrom()),
                mirror.of(lattice, way.rookTo()),
                way.crossed().stream().map(cell -> mirror.of(lattice, cell)).toList(),
                way.empty().stream().map(cell -> mirror.of(lattice, cell)).toList());
    }
}
