package org.plyspace.engine.picture;

import java.util.List;
import java.util.Optional;

/** Draws marks on squares: those under the men, and those over them. */
record MarkDrawing(Canvas canvas, Optional<Hexagons> hexagons) {

    private static final List<Mark> UNDER = List.of(Mark.ORIGIN, Mark.BLOCKER, Mark.FAULT);
    private static final List<Mark> OVER = List.of(
            Mark.LAST_MOVE, Mark.TARGET, Mark.CAPTURE, Mark.ONLY, Mark.AIM, Mark.PATH, Mark.ATTACKER, Mark.CHECK);

    /** Draws on squares. */
    MarkDrawing(Canvas canvas) {
        this(canvas, Optional.empty());
    }

    /** The outline of a cell around the middle of a square whose upper left corner is given. */
    String outline(double x, double y, double size) {
        return hexagons.map(shape -> Canvas.polygon(shape.corners(x + size / 2, y + size / 2, size)))
                .orElseGet(() -> Canvas.rectangle(x, y, size, size));
    }

    void under(Marks marks, int cell, double x, double y, double size) {
        draw(UNDER, marks, cell, x, y, size);
    }

    void over(Marks marks, int cell, double x, double y, double size) {
        draw(OVER, marks, cell, x, y, size);
    }

    private void draw(List<Mark> some, Marks marks, int cell, double x, double y, double size) {
        some.stream().filter(mark -> marks.has(mark, cell)).forEach(mark -> draw(mark, x, y, size));
    }

    static String style(Mark mark) {
        return switch (mark) {
            case LAST_MOVE -> "last";
            case ORIGIN -> "origin";
            case TARGET -> "target";
            case CAPTURE -> "capture";
            case ONLY -> "only";
            case AIM -> "aim";
            case PATH -> "path";
            case BLOCKER, FAULT -> "blocker";
            case ATTACKER -> "attacker";
            case CHECK -> "check";
        };
    }

    /** Draws a mark in the square whose upper left corner is given. */
    void draw(Mark mark, double x, double y, double size) {
        double centreX = x + size / 2;
        double centreY = y + size / 2;
        double r = 0.23 * size;
        canvas.path(
                style(mark),
                switch (mark) {
                    case LAST_MOVE ->
                        hexagons.map(shape -> shape.brackets(centreX, centreY, size - 4))
                                .orElseGet(() -> corners(x + 2, y + 2, size - 4));
                    case ORIGIN -> outline(x + 1, y + 1, size - 2);
                    case TARGET -> Canvas.circle(centreX, centreY, 0.17 * size);
                    case CAPTURE -> Canvas.circle(centreX, centreY, 0.43 * size);
                    case ONLY ->
                        Canvas.polygon(
                                centreX, centreY - r, centreX + r, centreY, centreX, centreY + r, centreX - r, centreY);
                    case AIM -> Canvas.circle(centreX, centreY, 0.43 * size);
                    case PATH -> Canvas.rectangle(centreX - r / 2, centreY - r / 2, r, r);
                    case BLOCKER -> {
                        double inset = hexagons.isPresent() ? size / 7 : 1;
                        yield outline(x + 1, y + 1, size - 2) + cross(x + inset, y + inset, size - 2 * inset);
                    }
                    case FAULT ->
                        outline(x + 1, y + 1, size - 2)
                                + Canvas.polygon(x + size / 5, y + 0.8 * size, x + 0.8 * size, y + size / 5);
                    case ATTACKER -> cross(x + size / 8, y + size / 8, size / 4);
                    case CHECK -> outline(x + 2, y + 2, size - 4) + outline(x + 6, y + 6, size - 12);
                });
    }

    private static String cross(double x, double y, double size) {
        return "M" + Canvas.number(x) + " " + Canvas.number(y) + "l" + Canvas.number(size) + " " + Canvas.number(size)
                + "m0 " + Canvas.number(-size) + "l" + Canvas.number(-size) + " " + Canvas.number(size);
    }

    /** The path of corners like the brackets that mark the last move in text. */
    private static String corners(double x, double y, double size) {
        double arm = size / 4;
        return corner(x, y, arm, arm)
                + corner(x + size, y, -arm, arm)
                + corner(x, y + size, arm, -arm)
                + corner(x + size, y + size, -arm, -arm);
    }

    private static String corner(double x, double y, double right, double down) {
        return "M" + Canvas.number(x + right) + " " + Canvas.number(y) + "H" + Canvas.number(x) + "V"
                + Canvas.number(y + down);
    }
}
