package org.plyspace.movegen.stack;

import java.util.stream.IntStream;
import org.plyspace.geometry.stack.BoardStack;

/**
 * A {@link PathRule} as tables. A column's squares are seven bits and its occupied squares seven more, so whether it is
 * closed is one lookup for all ceilings at once. Immutable.
 */
final class PathTables {

    private static final int LEVEL_MASKS = 1 << BoardStack.MAX_LEVEL;
    private static final int LEVELS = BoardStack.MAX_LEVEL + 1;

    final int ceilings;
    /** Ceiling by {@code level << 3 | level}. */
    final int[] ceilingOf = new int[LEVELS << 3];
    /** The levels that are reached under a ceiling, by {@code start level << 3 | ceiling}. */
    final int[] levelsUnder = new int[LEVELS << 3];

    final int[] alternative;
    final int[] alternativeNeeds;
    final boolean hasAlternatives;
    /** Bit per ceiling under which a column is closed, by {@code existing << 7 | occupied}. */
    private final byte[] closed = new byte[LEVEL_MASKS * LEVEL_MASKS];
    /** Levels whose squares belong to a path, by {@code ceiling << 7 | existing}. */
    private final byte[] squares;

    PathTables(PathRule rule) {
        ceilings = rule.ceilings();
        alternative = new int[ceilings];
        alternativeNeeds = new int[ceilings];
        squares = new byte[ceilings * LEVEL_MASKS];
        for (int ceiling = 0; ceiling < ceilings; ceiling++) {
            alternative[ceiling] = rule.alternative(ceiling);
            alternativeNeeds[ceiling] = rule.alternativeNeeds(ceiling);
            fillColumns(rule, ceiling);
        }
        hasAlternatives = IntStream.of(alternative).anyMatch(second -> second != PathRule.NO_CEILING);
        for (int a = 1; a < LEVELS; a++) {
            for (int b = 1; b < LEVELS; b++) {
                ceilingOf[a << 3 | b] = rule.ceiling(a, b);
                levelsUnder[a << 3 | rule.ceiling(a, b)] |= 1 << (b - 1);
            }
        }
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
