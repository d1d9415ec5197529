package org.plyspace.variant.meder;

import java.util.List;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;

/**
 * Paths without the vertical shadow (meder.md 10, M-13): a slider passes a column if one of its squares between the levels of
 * start and target, inclusive, is empty, or any of its squares if it has none there. A double step still crosses every square
 * of the column between.
 */
record LiftedShadow(ColumnGrid grid, VerticalShadow shadow) implements PathRule, PathWords {

    /** The levels of the main boards, lowest first. */
    private static final String LEVELS = "WNB";

    /** The lowest and the highest level for each ceiling of sliders. */
    private static final int[][] RANGES = {{1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {3, 3}};

    private static final int DOUBLE_STEP = RANGES.length;

    @Override
    public int ceilings() {
        return RANGES.length + 1;
    }

    /**
     * The level of the main board on whose pin the attack board hangs. The pins of N reach over ranks that no other attack
     * board covers, so rank and height distinguish an upright board of one main board from an inverted one of the next.
     */
    @Override
    public int level(int column, int level) {
        boolean main = level % 2 == 0;
        if (main) {
            return level / 2;
        }
        boolean onPinOfN = grid.rank(column) % 4 >= 2;
        boolean low = level <= LEVELS.length();
        return onPinOfN ? 2 : low ? 1 : LEVELS.length();
    }

    @Override
    public int[] serving(int level, int otherLevel, int boardLevels) {
        for (int ceiling = 0; ceiling < RANGES.length; ceiling++) {
            if (RANGES[ceiling][0] == Math.min(level, otherLevel)
                    && RANGES[ceiling][1] == Math.max(level, otherLevel)) {
                return new int[] {ceiling};
            }
        }
        return new int[] {DOUBLE_STEP};
    }

    @Override
    public int doubleStep() {
        return DOUBLE_STEP;
    }

    @Override
    public int squares(int existing, int ceiling) {
        if (ceiling == DOUBLE_STEP) {
            return existing;
        }
        int range = 0;
        for (int level = RANGES[ceiling][0]; level <= RANGES[ceiling][1]; level++) {
            range |= 1 << (level - 1);
        }
        return (existing & range) == 0 ? existing : existing & range;
    }

    @Override
    public boolean passesMen(int ceiling) {
        return ceiling != DOUBLE_STEP;
    }

    @Override
    public boolean breaks(int existing, int ceiling) {
        return shadow.breaks(existing, ceiling);
    }

    @Override
    public String blocked(Way way) {
        Path path = way.paths().get(0);
        if (path.ceiling() == DOUBLE_STEP) {
            return shadow.blocked(way);
        }
        for (Crossing crossing : path.crossings()) {
            if (crossing.breaks()) {
                return VerticalShadow.ghost(way, crossing);
            }
            List<String> men = crossing.men();
            if (!men.isEmpty() && men.size() == crossing.squares().size()) {
                return "the " + way.man() + " cannot pass column " + crossing.column() + " " + range(path.ceiling())
                        + ": the " + String.join(" and the ", men) + (men.size() == 1 ? " leaves" : " leave")
                        + " no square of it empty";
            }
        }
        throw new IllegalArgumentException("no path is blocked");
    }

    private static String range(int ceiling) {
        char lowest = LEVELS.charAt(RANGES[ceiling][0] - 1);
        char highest = LEVELS.charAt(RANGES[ceiling][1] - 1);
        return lowest == highest ? "on level " + lowest : "between levels " + lowest + " and " + highest;
    }
}
