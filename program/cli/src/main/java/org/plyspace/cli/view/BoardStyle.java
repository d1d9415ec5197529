package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.AnsiColours;
import org.plyspace.engine.picture.Mark;
import org.plyspace.engine.picture.Scene;
import org.plyspace.report.doc.Wrapping;

/**
 * The style in which boards are printed.
 *
 * @param width the width in characters
 * @param view {@code boards}, {@code compact}, {@code flat}, or {@code edge:} and a file or rank
 * @param unicode whether men are printed as Unicode chessmen where there are such, else as letters
 * @param flipped whether Black is near instead of White
 * @param colour whether the terminal shows colours
 */
public record BoardStyle(int width, String view, boolean unicode, boolean flipped, boolean colour) {

    /** All boards side by side. */
    public static final String BOARDS = "boards";
    /** All boards side by side, in fewer characters. */
    public static final String COMPACT = "compact";

    private static final String FLAT = "flat";
    private static final String EDGE = "edge:";

    /** Boards side by side, with letters and without colours. */
    public static BoardStyle plain(int width) {
        return new BoardStyle(width, BOARDS, false, false, false);
    }

    public BoardStyle withView(String newView) {
        return new BoardStyle(width, newView, unicode, flipped, colour);
    }

    public BoardStyle withWidth(int newWidth) {
        return new BoardStyle(newWidth, view, unicode, flipped, colour);
    }

    /** This style, seen from the other side. */
    public BoardStyle turned() {
        return new BoardStyle(width, view, unicode, !flipped, colour);
    }

    /**
     * Draws the boards.
     *
     * @throws UsageException if these boards have no such view
     */
    public List<String> lines(Scene scene) {
        Scene seen = flipped ? scene.flipped() : scene;
        PieceSymbols symbols = new PieceSymbols(seen.types(), seen.pieceAt(), unicode);
        AnsiColours ansiColours = colour ? AnsiColours.COLOUR : AnsiColours.PLAIN;
        if (view.equals(BOARDS) || view.equals(COMPACT)) {
            return new BoardsView(seen, symbols, ansiColours, view.equals(COMPACT)).lines(width);
        }
        if (view.equals(FLAT)) {
            return new FlatView(seen, symbols, ansiColours).lines(width);
        }
        if (view.startsWith(EDGE)) {
            String name = view.substring(EDGE.length());
            EdgeView edge = new EdgeView(seen, symbols, ansiColours, flipped);
            return edge.lines(name)
                    .orElseThrow(() -> new UsageException(
                            "no file or rank '" + Texts.shorten(name) + "'; there are " + edge.names()));
        }
        throw new UsageException("no view '" + Texts.shorten(view)
                + "'; expected boards, compact, flat or edge:NAME with a file or rank");
    }

    /** A key to the marks of a drawing. */
    public static List<String> marks(Scene scene) {
        return Stream.of(Mark.values())
                .filter(mark -> !scene.marks().of(mark).isEmpty())
                .map(mark -> SquareText.sign(mark) + "  " + mark.meaning())
                .toList();
    }

    /** A key to the symbols of men, {@code K king, Q queen}, and to the labels beside boards that move. */
    public List<String> legend(Scene scene) {
        List<String> lines = new ArrayList<>(
                wrapped(String.join(", ", new PieceSymbols(scene.types(), scene.pieceAt(), unicode).legend())));
        scene.layout().movableBoards().stream()
                .filter(board -> !BoardsView.level(board).isEmpty())
                .findFirst()
                .map(board -> BoardsView.level(board).get(0) + " beside " + board.name()
                        + ": the names of its squares end so, as in "
                        + board.squares().get(0).name())
                .map(this::wrapped)
                .ifPresent(lines::addAll);
        return lines;
    }

    /** Wraps a text between words. */
    public List<String> wrapped(String text) {
        return Wrapping.betweenWords(text, width);
    }
}
