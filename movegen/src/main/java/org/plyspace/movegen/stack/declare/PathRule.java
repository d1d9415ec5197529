package org.plyspace.movegen.stack.declare;

/**
 * The definition of paths, column by column: a rule set's own answer, compiled once into tables by {@code PathTables}.
 *
 * <p>A path has a <b>ceiling</b>, a number from 0 to {@link #ceilings()} - 1 that depends on the levels of start and target,
 * and possibly on where boards hang. In each column between them it has certain squares. It is free if no column breaks it and
 * none of its squares is occupied or, where it {@linkplain #passesMen passes men}, not all of them are. The levels of a column
 * are a mask with bit {@code level - 1}.
 */
public interface PathRule {

    /** The rule of rule sets whose men slide along no columns: every column breaks every path. */
    PathRule NONE = new PathRule() {
        @Override
        public int squares(int existing, int ceiling) {
            return 0;
        }

        @Override
        public boolean breaks(int existing, int ceiling) {
            return true;
        }
    };

    /** The value of {@link #doubleStep()} that makes double steps use the same paths as sliders. */
    int AS_SLIDERS = -1;

    /** The number of ceilings, at most 7; one unless overridden. */
    default int ceilings() {
        return 1;
    }

    /**
     * The level that a square counts as for paths, here and in all other methods: its own unless overridden. Several squares of
     * a column may count as on one level.
     *
     * @param column a column of the stack's grid
     * @param level 1 to {@value org.plyspace.geometry.stack.BoardStack#MAX_LEVEL}, whether or not the column can have a square there
     */
    default int level(int column, int level) {
        return level;
    }

    /**
     * The ceilings, each once, of all paths that may serve between two levels, in either direction. A move is possible if one
     * of the paths is free; a double step uses the first free one. Unless overridden, the first ceiling serves everywhere.
     *
     * <p>A level in {@code boardLevels} may decide whether a path is free only where a board on it covers a column between:
     * boards elsewhere open and close nothing.
     *
     * @param boardLevels the levels on which movable boards hang, anywhere
     */
    default int[] serving(int level, int otherLevel, int boardLevels) {
        return new int[] {0};
    }

    /** The ceiling of double steps on all levels; {@link #AS_SLIDERS} unless overridden. */
    default int doubleStep() {
        return AS_SLIDERS;
    }

    /** The levels, among the existing ones of a column, whose squares belong to a path under a ceiling. */
    int squares(int existing, int ceiling);

    /** Whether one empty square is enough to pass a column under a ceiling; unless overridden, all must be empty. */
    default boolean passesMen(int ceiling) {
        return false;
    }

    /** Whether a man may land on an empty square of a column in which another stands; true unless overridden. */
    default boolean sharesColumns() {
        return true;
    }

    /** Whether a column with these levels breaks every path under a ceiling. */
    boolean breaks(int existing, int ceiling);
}
