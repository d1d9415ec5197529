package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;

/**
 * One way to castle.
 *
 * @param text its machine form: {@code O-O}, {@code 2O-O-O4}
 * @param side who may do it
 * @param kingFrom where the unmoved king stands
 * @param kingTo where it arrives
 * @param rookFrom where the unmoved rook stands
 * @param rookTo where it arrives
 * @param crossed cells the king passes, which must not be attacked; nor must where it stands and arrives
 * @param empty cells that must be empty once the king has left
 */
public record Castling(
        String text,
        Side side,
        int kingFrom,
        int kingTo,
        int rookFrom,
        int rookTo,
        List<Integer> crossed,
        List<Integer> empty) {

    public Castling {
        crossed = List.copyOf(crossed);
        empty = List.copyOf(empty);
    }

    /** What faults call it if it is the way with this index, from 0, of a declaration. */
    public String subject(int index) {
        return (index + 1) + " (" + side.word() + " " + text + ")";
    }

    /** Where a piece goes from and to. */
    public record Trip(int from, int to) {}

    /**
     * A way on one rank, as in orthodox chess: the king crosses what lies between, and all that either piece passes or arrives on
     * must be empty.
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
                    + " must be empty to be declared");
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

    /** All cells of a trip along a rank, both ends among them; empty if it leaves the rank or there is a gap. */
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
     * The same way of the other side, on the cells opposite.
     *
     * @throws IllegalArgumentException if one of them is missing
     */
    public Castling opposite(Lattice lattice, Mirror mirror) {
        return new Castling(
                text,
                side.opposite(),
                mirror.of(lattice, kingFrom),
                mirror.of(lattice, kingTo),
                mirror.of(lattice, rookFrom),
                mirror.of(lattice, rookTo),
                crossed.stream().map(cell -> mirror.of(lattice, cell)).toList(),
                empty.stream().map(cell -> mirror.of(lattice, cell)).toList());
    }
}
