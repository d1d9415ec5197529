package org.plyspace.engine.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Held;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;

/**
 * Draws boards as a document: each panel has the boards in space, if this shows more than one board does, and every board from
 * above, with the pieces in hand, notes and a legend of the marks.
 */
public final class Picture {

    private static final double MARGIN = 20;
    private static final double GAP = 26;
    private static final double TITLE = 34;
    private static final double LINE = 18;
    private static final double SHAPE = 1.7;
    private static final double LETTER = 7;
    private static final double LEGEND = 150;

    /**
     * One position of a picture.
     *
     * @param title the title above it
     * @param notes lines of text below it
     */
    public record Panel(String title, Scene scene, List<String> notes) {

        public Panel {
            notes = List.copyOf(notes);
        }
    }

    private final Canvas canvas = new Canvas();
    private final List<Panel> panels;
    private double width = 0;
    private double height = 0;

    private Picture(List<Panel> panels) {
        this.panels = panels;
        for (Panel panel : panels) {
            place(panel, MARGIN + width);
        }
    }

    /** An SVG document of panels side by side, at least one. */
    public static String svg(List<Panel> panels) {
        return new Picture(panels).document();
    }

    /** The panels as a self-contained HTML page. */
    public static String html(List<Panel> panels) {
        String title = Canvas.escaped(titles(panels));
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <meta name="color-scheme" content="light dark">
                <title>%s</title>
                <style>
                body{margin:1em auto;padding:0 1em;background:#fbfaf7}
                svg{display:block;margin:auto;max-width:100%%;height:auto}
                @media (prefers-color-scheme:dark){body{background:#16191d}}
                </style>
                </head>
                <body>
                %s</body>
                </html>
                """.formatted(title, svg(panels));
    }

    private static String titles(List<Panel> panels) {
        return panels.stream().map(Panel::title).collect(Collectors.joining(" | "));
    }

    private String document() {
        return canvas.document(width + MARGIN, height + MARGIN, titles(panels));
    }

    private void place(Panel panel, double x) {
        Scene scene = panel.scene();
        List<BoardDrawing> boards = scene.boardsInOrder().stream()
                .map(board -> new BoardDrawing(scene, board))
                .toList();
        Arrangement best = Arrangement.best(scene, boards);
        SpaceDrawing space = best.space;
        Flow flow = best.flow;
        double beside = best.beside();
        double top = MARGIN + TITLE;
        canvas.text("title", x, MARGIN + 16, panel.title());
        if (space != null) {
            space.draw(canvas, x, top + Math.max(0, flow.height - space.height) / 2);
        }
        flow.draw(canvas, x + beside, top);
        double bottom = top + Math.max(flow.height, space == null ? 0 : space.height);
        List<String> notes = new ArrayList<>(hands(scene));
        notes.addAll(panel.notes());
        double widest = Math.max(beside + flow.width, panel.title().length() * 1.4 * LETTER);
        for (String line : wrapped(notes, (int) (Math.max(widest, 400) / LETTER))) {
            bottom += LINE;
            canvas.text("note", x, bottom, line);
            widest = Math.max(widest, line.length() * LETTER);
        }
        bottom = legend(scene.marks(), x, bottom, widest);
        width = x + widest;
        height = Math.max(height, bottom);
    }

    /** The pieces in hand, a line for each side; empty where there are no hands. */
    private static List<String> hands(Scene scene) {
        List<Held> all = scene.layout().hands();
        return all.isEmpty()
                ? List.of()
                : Arrays.stream(Side.values())
                        .map(side -> "in " + side.word() + "'s hand: " + hand(scene, all, side))
                        .toList();
    }

    private static String hand(Scene scene, List<Held> all, Side side) {
        String held = all.stream()
                .filter(pieces -> Piece.side(pieces.piece()) == side && pieces.count() > 0)
                .map(pieces -> pieces.count() + " " + scene.type(pieces.piece()).name() + " ("
                        + scene.symbol(pieces.piece()) + ")")
                .collect(Collectors.joining(", "));
        return held.isEmpty() ? "nothing" : held;
    }

    /** The lines wrapped at blanks or bars if possible. */
    private static List<String> wrapped(List<String> lines, int letters) {
        List<String> wrapped = new ArrayList<>();
        for (String line : lines) {
            String rest = line;
            while (rest.length() > letters) {
                int cut = Math.max(rest.lastIndexOf(' ', letters - 1), rest.lastIndexOf('|', letters - 1)) + 1;
                int end = cut > letters / 2 ? cut : letters;
                wrapped.add(rest.substring(0, end).stripTrailing());
                rest = rest.substring(end);
            }
            wrapped.add(rest);
        }
        return wrapped;
    }

    /** Draws the meanings of the marks used, and returns the lower end. */
    private double legend(Marks marks, double x, double bottom, double widest) {
        MarkDrawing drawing = new MarkDrawing(canvas);
        double at = x;
        double below = bottom;
        for (Mark mark : Mark.values()) {
            if (!marks.of(mark).isEmpty()) {
                boolean fits = below > bottom && at + LEGEND <= x + widest;
                at = fits ? at : x;
                below += fits ? 0 : LINE + 8;
                drawing.draw(mark, at, below - 15, 20);
                canvas.text("note", at + 27, below, mark.meaning());
                at += 27 + mark.meaning().length() * LETTER + 20;
            }
        }
        return below + (below > bottom ? 8 : 0);
    }

    /**
     * The boards in space, or null, and beside them the boards from above.
     *
     * <p>The number of boards per row is the one with the most pleasing proportions.
     */
    private record Arrangement(SpaceDrawing space, Flow flow) {

        static Arrangement best(Scene scene, List<BoardDrawing> boards) {
            boolean withSpace = SpaceDrawing.isWorthwhile(scene.layout());
            return IntStream.rangeClosed(1, boards.size())
                    .mapToObj(columns -> Flow.of(boards, columns))
                    .map(flow -> new Arrangement(withSpace ? SpaceDrawing.ofHeight(scene, flow.height) : null, flow))
                    .min(Comparator.comparingDouble(Arrangement::ugliness))
                    .orElseThrow();
        }

        private double ugliness() {
            double high = Math.max(flow.height, space == null ? 0 : space.height);
            double unused = high * (beside() + flow.width) / (flow.height * flow.width + high * beside());
            return Math.abs(Math.log((beside() + flow.width) / high / SHAPE)) + Math.log(unused);
        }

        double beside() {
            return space == null ? 0 : space.width + GAP;
        }
    }

    /** The boards in rows of equal height. */
    private record Flow(List<List<BoardDrawing>> rows, double width, double height) {

        private static Flow of(List<BoardDrawing> boards, int columns) {
            List<List<BoardDrawing>> rows = new ArrayList<>();
            double limit = boards.stream()
                    .limit(columns)
                    .mapToDouble(board -> board.width() + GAP)
                    .sum();
            double used = Double.MAX_VALUE;
            double widest = 0;
            for (BoardDrawing board : boards) {
                if (used + board.width() > limit
                        || board.height() != rows.get(rows.size() - 1).get(0).height()) {
                    rows.add(new ArrayList<>());
                    used = 0;
                }
                rows.get(rows.size() - 1).add(board);
                used += board.width() + GAP;
                widest = Math.max(widest, used - GAP);
            }
            double height = rows.stream().mapToDouble(Flow::high).sum() + (rows.size() - 1) * GAP / 2;
            return new Flow(rows, widest, height);
        }

        private static double high(List<BoardDrawing> row) {
            return row.stream().mapToDouble(BoardDrawing::height).max().orElse(0);
        }

        void draw(Canvas canvas, double x, double y) {
            double top = y;
            for (List<BoardDrawing> row : rows) {
                double at = x;
                for (BoardDrawing board : row) {
                    board.draw(canvas, at, top);
                    at += board.width() + GAP;
                }
                top += high(row) + GAP / 2;
            }
        }
    }
}
