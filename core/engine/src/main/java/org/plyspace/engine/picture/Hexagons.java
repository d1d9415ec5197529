package org.plyspace.engine.picture;

import java.util.stream.IntStream;

/**
 * The hexagons of a scene as they lie in its pictures: side by side in rows, with a corner at the top, or in columns.
 *
 * @param inRows whether they lie in rows
 */
record Hexagons(boolean inRows) {

    /** How far a corner is from the middle of a hexagon that is 1 wide from side to side. */
    private static final double CORNER = 1 / Math.sqrt(3);

    private static final double TURN = Math.PI / 3;

    /** How far the corners reach beyond the square around the sides, to the left and to the right. */
    double beyondWidth() {
        return inRows ? 0 : CORNER - 0.5;
    }

    /** How far the corners reach beyond that square upwards and downwards. */
    double beyondHeight() {
        return inRows ? CORNER - 0.5 : 0;
    }

    /** The corners, as pairs of coordinates, of a hexagon around a point. */
    double[] corners(double x, double y, double width) {
        double first = inRows ? TURN / 2 : 0;
        return IntStream.range(0, 12)
                .mapToDouble(i -> i % 2 == 0
                        ? x + width * CORNER * Math.cos(first + (i >> 1) * TURN)
                        : y + width * CORNER * Math.sin(first + (i >> 1) * TURN))
                .toArray();
    }

    /** The path of the corners alone, like brackets. */
    String brackets(double x, double y, double width) {
        double[] at = corners(x, y, width);
        StringBuilder data = new StringBuilder();
        for (int i = 0; i < at.length; i += 2) {
            int next = (i + 2) % at.length;
            int last = (i + at.length - 2) % at.length;
            data.append('M').append(between(at, i, last)).append('L').append(between(at, i, i));
            data.append('L').append(between(at, i, next));
        }
        return data.toString();
    }

    private static String between(double[] at, int from, int to) {
        return Canvas.number(at[from] + (at[to] - at[from]) / 4) + " "
                + Canvas.number(at[from + 1] + (at[to + 1] - at[from + 1]) / 4);
    }
}
