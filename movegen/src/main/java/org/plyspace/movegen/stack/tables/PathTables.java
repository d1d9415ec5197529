package org.plyspace.movegen.stack.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.stack.declare.PathRule;

/**
 * A {@link PathRule} as tables. Squares and occupied squares of a column are seven bits each, so one lookup finds for all
 * ceilings whether the column is closed. Columns whose levels count differently are of different sorts, each with its own
 * tables. Immutable.
 */
public final class PathTables {

    /** The bits of a ceiling in a list of ceilings. */
    static final int CEILING_BITS = 3;

    private static final int LEVEL_MASKS = 1 << BoardStack.MAX_LEVEL;
    private static final int LEVELS = BoardStack.MAX_LEVEL + 1;
    private static final int SORT_SHIFT = 2 * BoardStack.MAX_LEVEL;

    public final int ceilings;
    /**
     * The ceilings that serve, as a list to be iterated by {@link #first} and {@link #rest} until it is 0, indexed by {@code
     * levels of boards << 6 | level << 3 | level}.
     */
    public final int[] serving = new int[LEVEL_MASKS << 6];
    /** The levels reached under a ceiling, indexed by {@code levels of boards << 6 | start level << 3 | ceiling}. */
    public final byte[] levelsUnder = new byte[LEVEL_MASKS << 6];
    /** Whether the ceilings that serve depend on where boards hang. */
    public final boolean dependsOnBoards;
    /** The ceilings of all double steps, as a list; 0 if they are those of sliders. */
    public final int doubleStep;
    /** Whether men land beside others in a column. */
    public final boolean sharesColumns;
    /** Whether every square counts as on its own level. */
    public final boolean ownLevels;

    /** The sort of each column, as the upper part of an index of {@link #closed}. */
    private final int[] sortOf;
    /** The level that each level counts as, by sort. */
    private final List<int[]> levels = new ArrayList<>();
    /** A bit for each ceiling under which a column is closed, indexed by {@code sort << 14 | existing << 7 | occupied}. */
    private final byte[] closed;
    /** The levels whose squares belong to a path, indexed by {@code (sort * ceilings + ceiling) << 7 | existing}. */
    private final byte[] squares;

    private final boolean[] passesMen;

    /** Compiles a rule for a grid with a number of columns. */
    PathTables(PathRule rule, int columns) {
        ceilings = rule.ceilings();
        sharesColumns = rule.sharesColumns();
        doubleStep = rule.doubleStep() + 1;
        passesMen = new boolean[ceilings];
        sortOf = new int[columns];
        for (int column = 0; column < columns; column++) {
            sortOf[column] = sort(rule, column) << SORT_SHIFT;
        }
        ownLevels = levels.size() == 1 && Arrays.equals(levels.get(0), new int[] {0, 1, 2, 3, 4, 5, 6, 7});
        closed = new byte[levels.size() << SORT_SHIFT];
        squares = new byte[levels.size() * ceilings * LEVEL_MASKS];
        for (int ceiling = 0; ceiling < ceilings; ceiling++) {
            passesMen[ceiling] = rule.passesMen(ceiling);
            for (int sort = 0; sort < levels.size(); sort++) {
                fillColumns(rule, sort, ceiling);
            }
        }
        boolean differs = false;
        for (int boards = 0; boards < LEVEL_MASKS; boards++) {
            fillServing(rule, boards);
            int start = boards << 6;
            differs |= !Arrays.equals(serving, start, start + 64, serving, 0, 64);
        }
        dependsOnBoards = differs;
    }

    private int sort(PathRule rule, int column) {
        int[] ofColumn = new int[LEVELS];
        for (int level = 1; level < LEVELS; level++) {
            ofColumn[level] = rule.level(column, level);
        }
        for (int sort = 0; sort < levels.size(); sort++) {
            if (Arrays.equals(levels.get(sort), ofColumn)) {
                return sort;
            }
        }
        levels.add(ofColumn);
        return levels.size() - 1;
    }

    private void fillServing(PathRule rule, int boards) {
        for (int a = 1; a < LEVELS; a++) {
            for (int b = 1; b < LEVELS; b++) {
                int[] list = rule.serving(a, b, boards);
                for (int i = 0; i < list.length; i++) {
                    serving[boards << 6 | a << 3 | b] |= (list[i] + 1) << (i * CEILING_BITS);
                    levelsUnder[boards << 6 | a << 3 | list[i]] |= (byte) (1 << (b - 1));
                }
            }
        }
    }

    /** The first ceiling of a non-empty list. */
    public static int first(int list) {
        return (list & (1 << CEILING_BITS) - 1) - 1;
    }

    /** The list without its first ceiling; 0 if none is left. */
    public static int rest(int list) {
        return list >>> CEILING_BITS;
    }

    private void fillColumns(PathRule rule, int sort, int ceiling) {
        for (int existing = 0; existing < LEVEL_MASKS; existing++) {
            int counted = counted(sort, existing);
            int path = among(sort, existing, rule.squares(counted, ceiling));
            squares[(sort * ceilings + ceiling) << BoardStack.MAX_LEVEL | existing] = (byte) path;
            boolean breaks = rule.breaks(counted, ceiling);
            for (int occupied = 0; occupied < LEVEL_MASKS; occupied++) {
                if (breaks || isClosed(path, occupied, ceiling)) {
                    closed[sort << SORT_SHIFT | existing << BoardStack.MAX_LEVEL | occupied] |= (byte) (1 << ceiling);
                }
            }
        }
    }

    private boolean isClosed(int path, int occupied, int ceiling) {
        return passesMen[ceiling] ? path != 0 && (path & ~occupied) == 0 : (path & occupied) != 0;
    }

    /** The levels that levels of a column count as. */
    private int counted(int sort, int existing) {
        int counted = 0;
        for (int rest = existing; rest != 0; rest &= rest - 1) {
            counted |= 1 << (levels.get(sort)[Integer.numberOfTrailingZeros(rest) + 1] - 1);
        }
        return counted;
    }

    /** Those of a column's levels that count as one of some levels. */
    private int among(int sort, int existing, int counted) {
        int found = 0;
        for (int rest = existing; rest != 0; rest &= rest - 1) {
            int level = levels.get(sort)[Integer.numberOfTrailingZeros(rest) + 1];
            found |= (counted >>> (level - 1) & 1) != 0 ? rest & -rest : 0;
        }
        return found;
    }

    public int closed(int column, int existing, int occupied) {
        return closed[sortOf[column] | existing << BoardStack.MAX_LEVEL | occupied];
    }

    public int squares(int column, int existing, int ceiling) {
        return squares[((sortOf[column] >>> SORT_SHIFT) * ceilings + ceiling) << BoardStack.MAX_LEVEL | existing];
    }

    /** The level that a level counts as in a column. */
    public int level(int column, int level) {
        return levels.get(sortOf[column] >>> SORT_SHIFT)[level];
    }

    public boolean passesMen(int ceiling) {
        return passesMen[ceiling];
    }
}
