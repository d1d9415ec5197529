package org.plyspace.geometry.stack;

/**
 * The boards seen from above: a grid of columns, and the lines and leaps of chess pieces on it. Immutable.
 *
 * <p>A column is an int, {@code rank * files + file}; a set of columns is a long with one bit each, so a grid has at most
 * {@value #MAX_COLUMNS}. A slide finds the first closed column of a ray by counting zeros: trailing ones for rays towards
 * higher columns, leading ones for the others.
 */
public final class ColumnGrid {

    /** The largest number of columns; bit 63 is the end mark of rays. */
    public static final int MAX_COLUMNS = 63;

    /** A column outside the grid. */
    public static final int NONE = -1;

    /** The lines of a rook: files and ranks. */
    public static final int STRAIGHT = 1;
    /** The lines of a bishop. */
    public static final int DIAGONAL = 2;
    /** The lines of a queen. */
    public static final int ALL_LINES = STRAIGHT | DIAGONAL;

    private static final long END = 1L << 63;
    private static final int[][] STRAIGHT_STEPS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONAL_STEPS = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

    private final int files;
    private final int ranks;
    private final long[] straight;
    private final long[] diagonal;
    private final long[] lines;
    private final long[] between;

    /** Creates a grid of a number of files and ranks. */
    public ColumnGrid(int files, int ranks) {
        if (files < 1 || ranks < 1 || (long) files * ranks > MAX_COLUMNS) {
            throw new IllegalArgumentException("the grid has " + files + " x " + ranks
                    + " columns; expected 1 x 1 and more, at most " + MAX_COLUMNS + " in all");
        }
        this.files = files;
        this.ranks = ranks;
        this.straight = rays(STRAIGHT_STEPS);
        this.diagonal = rays(DIAGONAL_STEPS);
        this.lines = lines();
        this.between = between();
    }

    private long[] rays(int[][] steps) {
        long[] rays = new long[4 << 6];
        for (int direction = 0; direction < 4; direction++) {
            for (int column = 0; column < columns(); column++) {
                int next = step(column, steps[direction][0], steps[direction][1]);
                for (; next != NONE; next = step(next, steps[direction][0], steps[direction][1])) {
                    rays[direction << 6 | column] |= 1L << next;
                }
            }
        }
        return rays;
    }

    private long[] lines() {
        long[] all = new long[4 << 6];
        for (int column = 0; column < columns(); column++) {
            all[STRAIGHT << 6 | column] = reach(straight, column, 0);
            all[DIAGONAL << 6 | column] = reach(diagonal, column, 0);
            all[ALL_LINES << 6 | column] = all[STRAIGHT << 6 | column] | all[DIAGONAL << 6 | column];
        }
        return all;
    }

    private long[] between() {
        long[] masks = new long[columns() << 6];
        for (int a = 0; a < columns(); a++) {
            for (int direction = 0; direction < 4; direction++) {
                fillBetween(masks, a, straight[direction << 6 | a], direction, straight);
                fillBetween(masks, a, diagonal[direction << 6 | a], direction, diagonal);
            }
        }
        return masks;
    }

    private static void fillBetween(long[] masks, int a, long ray, int direction, long[] rays) {
        for (long rest = ray; rest != 0; rest &= rest - 1) {
            int b = Long.numberOfTrailingZeros(rest);
            masks[a << 6 | b] = ray & ~rays[direction << 6 | b] & ~(1L << b);
        }
    }

    public int files() {
        return files;
    }

    public int ranks() {
        return ranks;
    }

    public int columns() {
        return files * ranks;
    }

    /** The column at a file and a rank, both from 0, or {@link #NONE} outside the grid. */
    public int column(int file, int rank) {
        return file < 0 || file >= files || rank < 0 || rank >= ranks ? NONE : rank * files + file;
    }

    public int file(int column) {
        return column % files;
    }

    public int rank(int column) {
        return column / files;
    }

    /** The column at a distance in files and ranks, or {@link #NONE}. */
    public int step(int column, int dx, int dy) {
        return column(file(column) + dx, rank(column) + dy);
    }

    /** All columns on lines of some kinds through a column, except the column itself. */
    public long line(int column, int kinds) {
        return lines[kinds << 6 | column];
    }

    /** The columns strictly between two; none if the two are not on one line. */
    public long between(int a, int b) {
        return between[a << 6 | b];
    }

    /** Whether two different columns are on one line of some kinds. */
    public boolean aligned(int a, int b, int kinds) {
        return (lines[kinds << 6 | a] >>> b & 1) != 0;
    }

    /**
     * The targets of a leaper that goes {@code one} along one axis and {@code other} along the other, in all directions: 1 and
     * 2 are the knight's leaps.
     */
    public long leaps(int column, int one, int other) {
        long leaps = 0;
        for (int target = 0; target < columns(); target++) {
            int dx = Math.abs(file(column) - file(target));
            int dy = Math.abs(rank(column) - rank(target));
            leaps |= (dx == one && dy == other) || (dx == other && dy == one) ? 1L << target : 0;
        }
        return leaps;
    }

    /** The columns that a slider reaches along lines of some kinds: each ray up to and including its first closed column. */
    public long slide(int column, int kinds, long closed) {
        return ((kinds & STRAIGHT) != 0 ? reach(straight, column, closed) : 0)
                | ((kinds & DIAGONAL) != 0 ? reach(diagonal, column, closed) : 0);
    }

    private static long reach(long[] rays, int column, long closed) {
        return upwards(rays, column, closed)
                | upwards(rays, 1 << 6 | column, closed)
                | downwards(rays, 2 << 6 | column, closed)
                | downwards(rays, 3 << 6 | column, closed);
    }

    /** The slide towards higher columns. The end mark's own ray is empty, so an open ray stays whole. */
    private static long upwards(long[] rays, int index, long closed) {
        long ray = rays[index];
        return ray & ~rays[(index & ~63) | Long.numberOfTrailingZeros((ray & closed) | END)];
    }

    /** The slide towards lower columns. Column 0 has no such ray, so it can serve as the end mark. */
    private static long downwards(long[] rays, int index, long closed) {
        long ray = rays[index];
        return ray & ~rays[(index & ~63) | 63 - Long.numberOfLeadingZeros((ray & closed) | 1)];
    }
}
