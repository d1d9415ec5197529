package org.plyspace.cli.view;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Side;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Marks;

/** Prints squares and labels as wide as a symbol with a character before it and, unless squares are narrow, one after it. */
record SquareText(PieceSymbols symbols, Marks marks, AnsiColours ansiColours, boolean narrow) {

    /** The brackets around a marked man, the strongest mark first. */
    private static final Map<Mark, String> BRACKETS = Map.of(
            Mark.CHECK, "!!",
            Mark.LAST_MOVE, "[]",
            Mark.ORIGIN, "{}",
            Mark.ONLY, "**",
            Mark.CAPTURE, "<>",
            Mark.AIM, "()",
            Mark.BLOCKER, "><",
            Mark.ATTACKER, "^^",
            Mark.PATH, "--",
            Mark.FAULT, "??");

    private static final Mark[] STRONGEST_FIRST = {
        Mark.CHECK,
        Mark.FAULT,
        Mark.LAST_MOVE,
        Mark.ORIGIN,
        Mark.BLOCKER,
        Mark.ATTACKER,
        Mark.AIM,
        Mark.ONLY,
        Mark.CAPTURE,
        Mark.PATH
    };
    private static final String TARGET = "o";

    int width() {
        return symbols.width + (narrow ? 1 : 2);
    }

    /** The sign of a mark, for a legend. */
    static String sign(Mark mark) {
        return mark == Mark.TARGET
                ? TARGET
                : BRACKETS.get(mark).charAt(0) + " " + BRACKETS.get(mark).charAt(1);
    }

    /**
     * Prints a square with its man and marks; dark squares are filled with colons, those between with points, unless there are colours.
     *
     * @param empty the symbol of an empty square
     */
    String of(Square square, String empty) {
        char fill = ansiColours.fill(square.shade());
        int cell = square.cell();
        boolean reached = marks.has(Mark.TARGET, cell) || marks.has(Mark.ONLY, cell);
        String content = symbols.aligned(symbols.on(cell).orElse(reached ? TARGET : empty), fill);
        Optional<Mark> mark = strongest(cell);
        char before = mark.map(m -> BRACKETS.get(m).charAt(0)).orElse(fill);
        char after = mark.map(m -> BRACKETS.get(m).charAt(1)).orElse(fill);
        return ansiColours.square(
                before + content + (narrow ? "" : after),
                square.shade(),
                tone(cell, mark),
                symbols.side(cell).orElse(Side.WHITE));
    }

    private Optional<Mark> strongest(int cell) {
        return Arrays.stream(STRONGEST_FIRST)
                .filter(mark -> marks.has(mark, cell))
                .findFirst();
    }

    private AnsiColours.Tone tone(int cell, Optional<Mark> mark) {
        if (mark.isEmpty()) {
            return marks.has(Mark.TARGET, cell) ? AnsiColours.Tone.REACHED : AnsiColours.Tone.USUAL;
        }
        return switch (mark.get()) {
            case CHECK -> AnsiColours.Tone.IN_CHECK;
            case LAST_MOVE, ORIGIN -> AnsiColours.Tone.MOVED;
            default -> AnsiColours.Tone.REACHED;
        };
    }

    /** Centres a label above or below squares. */
    String centred(String label) {
        int width = width();
        String cut = label.substring(0, Math.min(width, label.length()));
        int before = (width - cut.length() + 1) / 2;
        return " ".repeat(before) + cut + " ".repeat(width - before - cut.length());
    }
}
