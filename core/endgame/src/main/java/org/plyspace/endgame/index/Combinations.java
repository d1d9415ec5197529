package org.plyspace.endgame.index;

import java.util.Arrays;

/** Numbers the sets of a given number of cells, in the combinatorial number system. Immutable. */
final class Combinations {

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
