package org.plyspace.lab.search;

import org.plyspace.lab.numbers.Unit;

/**
 * A number of games that a search looks at: a share, or a mean or ratio over all games, of which few games already tell something.
 *
 * @param id the name on the command line: {@code draws}
 * @param title the title for people
 * @param unit the unit
 * @param most the most that one game can have, infinite if nothing bounds it; it matters where no game differs from another
 */
public record Quantity(String id, String title, Unit unit, double most) {

    private static final double FIVE_POINTS = 0.05;
    private static final double PART = 0.15;

    /**
     * The margin: the change that matters, in which changes of different numbers are weighed against each other. It is 5 points of a
     * share, and 15 % of any other number.
     *
     * @param unchanged the number of the unchanged rules
     */
    public double margin(double unchanged) {
        return unit.isShare() || unchanged == 0 || Double.isNaN(unchanged) ? FIVE_POINTS : PART * Math.abs(unchanged);
    }
}
