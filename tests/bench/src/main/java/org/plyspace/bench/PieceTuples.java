package org.plyspace.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The cells of pieces, like ones in ascending order, as numbers. */
final class PieceTuples {

    private final int cells;
    /** By piece: whether it is like the one before. */
    private final boolean[] like;

    private final int[][] sets;
    private final int[] ranks;
    final int count;

    PieceTuples(int cells, String pieces) {
        this.cells = cells;
        this.like = new boolean[pieces.length()];
        for (int i = 1; i < like.length; i++) {
            like[i] = pieces.charAt(i) == pieces.charAt(i - 1);
        }
        List<int[]> all = new ArrayList<>();
        this.ranks = new int[(int) Math.pow(cells, like.length)];
        Arrays.fill(ranks, -1);
        add(new int[like.length], 0, all);
        this.sets = all.toArray(int[][]::new);
        this.count = sets.length;
    }

    private void add(int[] men, int next, List<int[]> into) {
        if (next == men.length) {
            ranks[place(men)] = into.size();
            into.add(men.clone());
            return;
        }
        for (int cell = like[next] ? men[next - 1] + 1 : 0; cell < cells; cell++) {
            men[next] = cell;
            add(men, next + 1, into);
        }
    }

    private int place(int[] men) {
        int place = 0;
        for (int cell : men) {
            place = place * cells + cell;
        }
        return place;
    }

    void cells(int rank, int[] into) {
        System.arraycopy(sets[rank], 0, into, 0, into.length);
    }

    /** The number of cells turned by a symmetry, like pieces in any order. */
    int rank(int[] men, int[] turn) {
        int[] turned = new int[men.length];
        for (int i = 0; i < men.length; i++) {
            int cell = turn[men[i]];
            int to = i;
            while (to > 0 && like[to] && turned[to - 1] > cell) {
                turned[to] = turned[to - 1];
                to--;
            }
            turned[to] = cell;
        }
        return ranks[place(turned)];
    }

    static boolean shares(int[] men, int king) {
        for (int i = 0; i < men.length; i++) {
            if (men[i] == king || indexOf(men, men[i]) != i) {
                return true;
            }
        }
        return false;
    }

    static int[] without(int[] men, int index) {
        int[] rest = new int[men.length - 1];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = men[i < index ? i : i + 1];
        }
        return rest;
    }

    /** The index of the piece on a cell; -1 if none stands there. */
    static int indexOf(int[] men, int cell) {
        for (int i = 0; i < men.length; i++) {
            if (men[i] == cell) {
                return i;
            }
        }
        return -1;
    }
}
