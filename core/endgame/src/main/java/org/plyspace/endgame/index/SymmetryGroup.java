package org.plyspace.endgame.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.api.Symmetry;

/** The permutations of cells that turn legal moves into legal moves of the same side, the identity first. Immutable. */
final class SymmetryGroup {

    private final int[][] images;

    private SymmetryGroup(List<int[]> images) {
        this.images = images.toArray(int[][]::new);
    }

    /**
     * The group that symmetries of a number of cells generate.
     *
     * @param symmetries some that do not exchange the sides
     */
    static SymmetryGroup of(int cells, Collection<Symmetry> symmetries) {
        List<int[]> found = new ArrayList<>();
        Set<List<Integer>> known = new HashSet<>();
        add(IntStream.range(0, cells).toArray(), found, known);
        for (Symmetry symmetry : symmetries) {
            add(IntStream.range(0, cells).map(symmetry::image).toArray(), found, known);
        }
        close(found, known);
        return new SymmetryGroup(found);
    }

    /** Adds what follows from others: where one symmetry may follow another, both together are one. */
    private static void close(List<int[]> found, Set<List<Integer>> known) {
        for (int i = 0; i < found.size(); i++) {
            for (int j = 0; j < found.size(); j++) {
                int[] second = found.get(j);
                add(Arrays.stream(found.get(i)).map(cell -> second[cell]).toArray(), found, known);
            }
        }
    }

    private static void add(int[] images, List<int[]> into, Set<List<Integer>> known) {
        if (known.add(Arrays.stream(images).boxed().toList())) {
            into.add(images);
        }
    }

    /** The number of symmetries, the identity included. */
    int order() {
        return images.length;
    }

    /** The image of each cell under a symmetry, {@code number} from 0 to {@link #order()} - 1; not to be changed. */
    int[] images(int number) {
        return images[number];
    }
}
