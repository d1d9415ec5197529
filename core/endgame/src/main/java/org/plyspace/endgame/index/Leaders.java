package org.plyspace.endgame.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The men that lead a placement, and the classes of their cells under the symmetries: two men without a like, or two like men, or
 * one man, or none. Immutable.
 */
final class Leaders {

    /** The class of leaders that share a cell. */
    static final int NO_CLASS = -1;

    /** The most pairs of cells that are classified; on larger boards one man leads. */
    private static final long MOST_PAIRS = 1L << 22;

    private final int cells;
    private final SymmetryGroup group;
    private final int[] men;
    private final boolean alike;
    private final int[] classOf;
    private final int[] first;
    /** By the leaders' cells: the symmetries that turn them to those that stand for the class. */
    private final int[][] turns;
    /** By class: the leaders' cells that stand for it. */
    private final int[] standing;

    /**
     * Chooses the leaders and classifies their cells.
     *
     * @param starts the first man of each group of like men, and the number of men at the end
     * @param sides by man: the side that it belongs to
     */
    Leaders(int cells, SymmetryGroup group, int[] starts, int[] sides) {
        this.cells = cells;
        this.group = group;
        this.men = choose(starts, sides, (long) cells * cells <= MOST_PAIRS);
        this.alike = men.length == 2 && Arrays.stream(starts).noneMatch(start -> start == men[1]);
        int keys = (int) Math.round(Math.pow(cells, men.length));
        this.classOf = new int[keys];
        this.first = new int[keys];
        this.turns = new int[keys][];
        this.standing = classify(keys);
    }

    private static int[] choose(int[] starts, int[] sides, boolean pairs) {
        List<Integer> single = new ArrayList<>();
        List<Integer> twins = new ArrayList<>();
        for (int g = 0; g + 1 < starts.length; g++) {
            int size = starts[g + 1] - starts[g];
            if (size == 1) {
                single.add(starts[g]);
            } else if (size == 2) {
                twins.add(starts[g]);
            }
        }
        if (single.size() >= 2 && pairs) {
            int one = single.get(0);
            int partner = single.stream()
                    .filter(man -> sides[man] != sides[one])
                    .findFirst()
                    .orElse(single.get(1));
            return new int[] {one, partner};
        }
        if (!twins.isEmpty() && pairs) {
            return new int[] {twins.get(0), twins.get(0) + 1};
        }
        return single.isEmpty() ? new int[0] : new int[] {single.get(0)};
    }

    private int[] classify(int keys) {
        int classes = 0;
        int[] found = new int[keys];
        int[] best = new int[group.order()];
        for (int key = 0; key < keys; key++) {
            int smallest = Integer.MAX_VALUE;
            int count = 0;
            for (int symmetry = 0; symmetry < group.order(); symmetry++) {
                int image = image(key, group.images(symmetry));
                if (image < smallest) {
                    smallest = image;
                    count = 0;
                }
                if (image == smallest) {
                    best[count++] = symmetry;
                }
            }
            first[key] = best[0];
            turns[key] = count == 1 ? null : Arrays.copyOf(best, count);
            if (men.length == 2 && key / cells == key % cells) {
                classOf[key] = NO_CLASS;
            } else if (smallest == key) {
                found[classes] = key;
                classOf[key] = classes++;
            } else {
                classOf[key] = classOf[smallest];
            }
        }
        return Arrays.copyOf(found, classes);
    }

    private int image(int key, int[] images) {
        return switch (men.length) {
            case 0 -> 0;
            case 1 -> images[key];
            default -> pair(images[key / cells], images[key % cells]);
        };
    }

    private int pair(int one, int other) {
        return alike && one > other ? other * cells + one : one * cells + other;
    }

    /** Whether a man leads. */
    boolean has(int man) {
        return Arrays.stream(men).anyMatch(leader -> leader == man);
    }

    /** The number of classes. */
    int classes() {
        return standing.length;
    }

    /** A number for the leaders' cells; {@code cellOf} has the cell of each man. */
    int key(int[] cellOf) {
        return switch (men.length) {
            case 0 -> 0;
            case 1 -> cellOf[men[0]];
            default -> pair(cellOf[men[0]], cellOf[men[1]]);
        };
    }

    /** The class of the leaders' cells, or {@link #NO_CLASS}. */
    int classOf(int key) {
        return classOf[key];
    }

    /** A symmetry that turns the leaders to the cells that stand for their class. */
    int turn(int key) {
        return first[key];
    }

    /** All such symmetries, or null if there is only one; not to be changed. */
    int[] turns(int key) {
        return turns[key];
    }

    /** Puts the leaders on the cells that stand for a class, and returns the number of those cells. */
    int put(int classNumber, int[] cellOf) {
        int key = standing[classNumber];
        if (men.length == 1) {
            cellOf[men[0]] = key;
        } else if (men.length == 2) {
            cellOf[men[0]] = key / cells;
            cellOf[men[1]] = key % cells;
        }
        return key;
    }
}
