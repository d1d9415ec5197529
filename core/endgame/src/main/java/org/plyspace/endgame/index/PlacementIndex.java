package org.plyspace.endgame.index;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;

/**
 * Numbers the placements of a material: like men are counted once, and placements that a symmetry turns into each other have one
 * number between them. Immutable; each thread uses it through a {@link Coder} of its own.
 *
 * <p>Of the cells of the leading men that symmetries turn into each other, some stand for all; the other men are numbered as they
 * stand once the leaders have been turned to these. Where several symmetries do that, the smallest number counts. The other
 * numbers, and those with two men on one cell, stand for nothing.
 */
public final class PlacementIndex {

    private final int men;
    private final SymmetryGroup group;
    private final Leaders leaders;
    /** By group of like men that do not lead: its first man, and its placements. */
    private final int[] starts;

    private final int[] sizes;
    private final Combinations[] combinations;
    private final long[] counts;

    private final long tailSize;
    private final long size;

    /**
     * Numbers the placements of a material on a number of cells.
     *
     * @throws ArithmeticException if there are more than 2^63
     */
    PlacementIndex(Material material, SymmetryGroup symmetries, int cells) {
        men = material.men();
        group = symmetries;
        int[] all = IntStream.rangeClosed(0, men)
                .filter(man -> man == 0 || man == men || material.code(man) != material.code(man - 1))
                .toArray();
        int[] sides = IntStream.range(0, men)
                .map(man -> Piece.side(material.code(man)).index())
                .toArray();
        leaders = new Leaders(cells, symmetries, all, sides);
        int[] tail = IntStream.range(0, all.length - 1)
                .filter(number -> !leaders.has(all[number]))
                .toArray();
        starts = IntStream.of(tail).map(number -> all[number]).toArray();
        sizes = IntStream.of(tail).map(number -> all[number + 1] - all[number]).toArray();
        combinations = new Combinations[tail.length];
        counts = new long[tail.length];
        long product = 1;
        for (int g = 0; g < tail.length; g++) {
            combinations[g] = new Combinations(cells, sizes[g]);
            counts[g] = combinations[g].count();
            product = Math.multiplyExact(product, counts[g]);
        }
        tailSize = product;
        size = Math.multiplyExact(product, (long) leaders.classes());
    }

    /** The number of men. */
    public int men() {
        return men;
    }

    /** The number of numbers, used or not: they are 0 to this - 1. */
    public long size() {
        return size;
    }

    /** The number of symmetries that fold the placements, the identity included. */
    public int symmetries() {
        return group.order();
    }

    /** A coder for one thread. */
    public Coder coder() {
        return new Coder();
    }

    /** Turns placements into numbers and back. Confined to one thread; allocates nothing. */
    public final class Coder {

        private final int[] turned = new int[men];
        private boolean symmetric;

        private Coder() {}

        /**
         * The number of a placement.
         *
         * @param cellOf the cell of each man in the order of the material, all different; like men in any order
         */
        public long encode(int[] cellOf) {
            int key = leaders.key(cellOf);
            long base = leaders.classOf(key) * tailSize;
            int[] turns = leaders.turns(key);
            symmetric = false;
            if (turns == null) {
                return base + tail(cellOf, group.images(leaders.turn(key)));
            }
            long smallest = Long.MAX_VALUE;
            for (int turn : turns) {
                long number = tail(cellOf, group.images(turn));
                if (number <= smallest) {
                    symmetric = number == smallest;
                    smallest = number;
                }
            }
            return base + smallest;
        }

        /** Whether a symmetry leaves the placement last encoded or decoded as it is. */
        public boolean isSymmetric() {
            return symmetric;
        }

        /** Whether a symmetry may leave a placement as it is; much cheaper than to encode it. */
        public boolean mayBeSymmetric(int[] cellOf) {
            int[] turns = leaders.turns(leaders.key(cellOf));
            if (turns == null) {
                return false;
            }
            // Turns differ by symmetries that leave the leaders as they are: if two agree, another one agrees with the
            // first.
            int first = sum(cellOf, group.images(turns[0]));
            for (int i = 1; i < turns.length; i++) {
                if (sum(cellOf, group.images(turns[i])) == first) {
                    return true;
                }
            }
            return false;
        }

        /** A number of the turned placement that does not change where like men change places; different kinds of men weigh differently. */
        private int sum(int[] cellOf, int[] images) {
            int sum = 0;
            for (int g = 0; g < starts.length; g++) {
                for (int i = starts[g], end = starts[g] + sizes[g]; i < end; i++) {
                    sum += (2 * g + 1) * images[cellOf[i]] * images[cellOf[i]];
                }
            }
            return sum;
        }

        private long tail(int[] cellOf, int[] images) {
            long number = 0;
            for (int g = 0; g < starts.length; g++) {
                int from = starts[g];
                for (int i = from; i < from + sizes[g]; i++) {
                    turned[i] = images[cellOf[i]];
                }
                number = number * counts[g] + combinations[g].rank(turned, from);
            }
            return number;
        }

        /**
         * Finds the placement of a number.
         *
         * @param into receives the cell of each man in the order of the material
         * @return the number of placements that symmetries make of it, itself included; 0 if the number stands for nothing
         */
        public int decode(long number, int[] into) {
            int key = leaders.put((int) (number / tailSize), into);
            long own = number % tailSize;
            long rest = own;
            for (int g = starts.length - 1; g >= 0; g--) {
                combinations[g].unrank(rest % counts[g], into, starts[g]);
                rest /= counts[g];
            }
            symmetric = false;
            if (sharesCell(into)) {
                return 0;
            }
            int[] turns = leaders.turns(key);
            return turns == null ? group.order() : orbit(own, turns, into);
        }

        private int orbit(long own, int[] turns, int[] cellOf) {
            int same = 0;
            for (int turn : turns) {
                long number = tail(cellOf, group.images(turn));
                if (number < own) {
                    return 0;
                }
                same += number == own ? 1 : 0;
            }
            symmetric = same > 1;
            return group.order() / same;
        }

        private boolean sharesCell(int[] cellOf) {
            for (int i = 1; i < men; i++) {
                for (int j = 0; j < i; j++) {
                    if (cellOf[i] == cellOf[j]) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** Numbers the sets of a given number of cells, in the combinatorial number system. Immutable. */
    static final class Combinations {

        private final int size;
        /** By element and place: the number of sets of that many smaller elements. */
        private final long[][] before;

        /**
         * Prepares the numbers.
         *
         * @param cells the number of cells
         * @param size the number of elements of each set, from 1
         * @throws ArithmeticException if there are more than 2^63 sets
         */
        Combinations(int cells, int size) {
            this.size = size;
            this.before = new long[size + 1][cells + 1];
            Arrays.fill(before[0], 1);
            for (int chosen = 1; chosen <= size; chosen++) {
                for (int of = 1; of <= cells; of++) {
                    before[chosen][of] = Math.addExact(before[chosen][of - 1], before[chosen - 1][of - 1]);
                }
            }
        }

        /** The number of sets. */
        long count() {
            return before[size][before[size].length - 1];
        }

        /** The number of a set, from 0 to {@link #count()} - 1; {@code set} is sorted here, from {@code from} on. */
        long rank(int[] set, int from) {
            if (size == 1) {
                return set[from];
            }
            sort(set, from);
            long rank = 0;
            for (int place = 0; place < size; place++) {
                rank += before[place + 1][set[from + place]];
            }
            return rank;
        }

        private void sort(int[] set, int from) {
            for (int i = from + 1; i < from + size; i++) {
                int moved = set[i];
                int to = i;
                while (to > from && set[to - 1] > moved) {
                    set[to] = set[to - 1];
                    to--;
                }
                set[to] = moved;
            }
        }

        /** Writes the set with a number, ascending, from {@code from} on. */
        void unrank(long rank, int[] into, int from) {
            if (size == 1) {
                into[from] = (int) rank;
                return;
            }
            long rest = rank;
            for (int place = size; place > 0; place--) {
                int element = last(before[place], rest);
                into[from + place - 1] = element;
                rest -= before[place][element];
            }
        }

        /** The last element before which there are at most {@code rest} sets. */
        private static int last(long[] row, long rest) {
            int low = 0;
            int high = row.length - 1;
            while (low < high - 1) {
                int middle = (low + high) >>> 1;
                if (row[middle] <= rest) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }
}
