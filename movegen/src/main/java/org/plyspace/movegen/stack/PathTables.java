package org.plyspace.movegen.stack;

import java.util.Arrays;
import org.plyspace.geometry.stack.BoardStack;

/**
 * A {@link PathRule} as tables. A column's squares are seven bits and its occupied squares seven more, so whether it is
 * closed is one lookup for all ceilings at once. Immutable.
 */
final class PathTables {

    /** Bits of a ceiling in a list of them. */
    static final int CEILING_BITS = 3;

    private static final int LEVEL_MASKS = 1 << BoardStack.MAX_LEVEL;
    private static final int LEVELS = BoardStack.MAX_LEVEL + 1;

    final int ceilings;
    /**
     * The ceilings that serve, as a list to be gone through by {@link #first} and {@link #rest} until it is 0, by
     * {@code levels of boards << 6 | level << 3 | level}.
     */
    final int[] serving = new int[LEVEL_MASKS << 6];
    /** The levels reached under a ceiling, by {@code levels of boards << 6 | start level << 3 | ceiling}. */
    final byte[] levelsUnder = new byte[LEVEL_MASKS << 6];
    /** Whether the ceilings that serve follow from where boards hang. */
    final boolean dependsOnBoards;

    /** Bit per ceiling under which a column is closed, by {@code existing << 7 | occupied}. */
    private final byte[] closed = new byte[LEVEL_MASKS * LEVEL_MASKS];
    /** Levels whose squares belong to a path, by {@code ceiling << 7 | existing}. */
    private final byte[] squares;

    PathTables(PathRule rule) {
        ceilings = rule.ceilings();
        squares = new byte[ceilings * LEVEL_MASKS];
        for (int ceiling = 0; ceiling < ceilings; ceiling++) {
            fillColumns(rule, ceiling);
        }
        boolean differs = false;
        for (int boards = 0; boards < LEVEL_MASKS; boards++) {
            fillServing(rule, boards);
            int start = boards << 6;
            differs |= !Arrays.equals(serving, start, start + 64, serving, 0, 64);
        }
        dependsOnBoards = differs;
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

    /** The first ceiling of a list that is not empty. */
    static int first(int list) {
        return (list & (1 << CEILING_BITS) - 1) - 1;
    }

    /** The list without its first ceiling; 0 if there are no more. */
    static int rest(int list) {
        return list >>> CEILING_BITS;
    }

    private void fillColumns(PathRule rule, int ceiling) {
        for (int existing = 0; existing < LEVEL_MASKS; existing++) {
            int path = rule.squares(existing, ceiling);
            squares[ceiling << 7 | existing] = (byte) path;
            for (int occupied = 0; occupied < LEVEL_MASKS; occupied++) {
                if ((path & occupied) != 0 || rule.breaks(existing, ceiling)) {
                    closed[existing << 7 | occupied] |= (byte) (1 << ceiling);
                }
            }
        }
    }

    int closed(int existing, int occupied) {
        return closed[existing << 7 | occupied];
    }

    int squares(int existing, int ceiling) {
        return squares[ceiling << 7 | existing];
    }
}
