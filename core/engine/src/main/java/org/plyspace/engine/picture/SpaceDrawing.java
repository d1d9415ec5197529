package org.plyspace.engine.picture;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Anchor;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Piece;

/**
 * Draws all boards in space, in an oblique parallel projection: levels from the lowest, so that higher ones cover lower ones,
 * and on each the men from the farthest. Levels are far enough apart to look in between.
 */
final class SpaceDrawing {

    /** The smallest width of a square in pixels, and the largest. */
    private static final double SMALLEST = 34;

    private static final double LARGEST = 48;

    /** The shift of a square's depth to the right and upwards, as a share. */
    private static final double SLANT = 0.36;

    private static final double RISE = 0.42;
    /** The room that a man needs above its square. */
    private static final double MAN = 0.75;

    private static final double HIGHEST_GAP = 4.2;
    private static final double MARGIN = 30;

    private final Scene scene;
    private final double size;
    private final double levelHeight;
    private final double left;
    private final double top;
    final double width;
    final double height;

    /** A drawing with about this height in pixels, within the limits for squares. */
    static SpaceDrawing ofHeight(Scene scene, double height) {
        SpaceDrawing small = new SpaceDrawing(scene, SMALLEST);
        double size = SMALLEST * (height - 2 * MARGIN) / Math.max(1, small.height - 2 * MARGIN);
        return size <= SMALLEST ? small : new SpaceDrawing(scene, Math.min(size, LARGEST));
    }

    private SpaceDrawing(Scene scene, double size) {
        this.scene = scene;
        this.size = size;
        levelHeight = levelHeight(scene);
        List<double[]> corners = Stream.concat(
                        scene.layout().boards().stream().flatMap(this::corners),
                        scene.layout().anchors().stream()
                                .filter(SpaceDrawing::isShown)
                                .flatMap(this::corners))
                .toList();
        double right = corners.stream().mapToDouble(p -> p[0]).max().orElse(0);
        double bottom = corners.stream().mapToDouble(p -> p[1]).max().orElse(0);
        left = corners.stream().mapToDouble(p -> p[0]).min().orElse(0);
        top = corners.stream().mapToDouble(p -> p[1]).min().orElse(0);
        width = right - left + 2 * MARGIN;
        height = bottom - top + MARGIN + size;
    }

    /** Whether a drawing in space shows more than a single board does, and has enough room. */
    static boolean isWorthwhile(Layout layout) {
        long levels = layout.boards().stream().mapToDouble(Board::z).distinct().count();
        long squares = layout.boards().stream()
                .mapToLong(board -> board.squares().size())
                .sum();
        return levels > 1 && levels <= 9 && squares <= 600;
    }

    /** The height of a level in squares. */
    private static double levelHeight(Scene scene) {
        double most = 0;
        for (Board low : scene.layout().boards()) {
            for (Board high : scene.layout().boards()) {
                double hidden = high.z() > low.z() ? hiddenDepth(scene, low, high) : 0;
                if (hidden > 0) {
                    most = Math.max(most, (MAN + RISE * hidden) / (high.z() - low.z()));
                }
            }
        }
        return most == 0 ? 1 : Math.min(most, HIGHEST_GAP);
    }

    /** The depth in squares by which a board lies under another; the depth behind the shared squares counts half. */
    private static double hiddenDepth(Scene scene, Board low, Board high) {
        double x = Math.min(low.x() + low.files(), high.x() + high.files()) - Math.max(low.x(), high.x());
        double y = Math.min(low.y() + low.ranks(), high.y() + high.ranks()) - Math.max(low.y(), high.y());
        if (x <= 0 || y <= 0) {
            return 0;
        }
        double far = Math.max(scene.away(low.x(), low.y()), scene.away(low.x() + low.files(), low.y() + low.ranks()));
        double near =
                Math.min(scene.away(high.x(), high.y()), scene.away(high.x() + high.files(), high.y() + high.ranks()));
        return (Math.abs(scene.away(x, y)) + far - near) / 2;
    }

    private Stream<double[]> corners(Board board) {
        return board.squares().stream()
                .flatMap(square -> Stream.of(
                        project(square.x(), square.y(), board.z()),
                        project(square.x() + 1, square.y() + 1, board.z()),
                        project(square.x() + 1, square.y(), board.z()),
                        project(square.x(), square.y() + 1, board.z())));
    }

    private Stream<double[]> corners(Anchor anchor) {
        double x = anchor.x() + anchor.files();
        double y = anchor.y() + anchor.ranks();
        return Stream.of(
                project(anchor.x(), anchor.y(), anchor.z()),
                project(x, anchor.y(), anchor.z()),
                project(anchor.x(), y, anchor.z()),
                project(x, y, anchor.z()));
    }

    /** The projection of a point in space, in pixels from the picture's origin. */
    private double[] project(double x, double y, double z) {
        return projected(scene.across(x, y), scene.away(x, y), z);
    }

    private double[] projected(double across, double away, double z) {
        return new double[] {(across + SLANT * away) * size, -(RISE * away + levelHeight * z) * size};
    }

    void draw(Canvas canvas, double x, double y) {
        double dx = x - left + MARGIN;
        double dy = y - top + size;
        Layout layout = scene.layout();
        List<Double> levels = Stream.concat(
                        layout.boards().stream().map(Board::z),
                        layout.anchors().stream().map(Anchor::z))
                .sorted()
                .distinct()
                .toList();
        for (double z : levels) {
            layout.anchors().stream()
                    .filter(anchor -> anchor.z() == z && isShown(anchor))
                    .forEach(anchor -> free(canvas, anchor, dx, dy));
            layout.boards().stream()
                    .filter(board -> board.z() == z)
                    .sorted(Comparator.comparingDouble(this::nearness))
                    .forEach(board -> board(canvas, board, dx, dy));
        }
        layout.boards().forEach(board -> tag(canvas, board, dx, dy));
    }

    /** Draws the board's name beside its nearest edge, on the less crowded side. */
    private void tag(Canvas canvas, Board board, double dx, double dy) {
        boolean right = middle(board)
                > scene.layout().boards().stream()
                                .mapToDouble(this::middle)
                                .average()
                                .orElse(0)
                        + 1;
        double[] corner = corners(board)
                .min(Comparator.comparingDouble(p -> (right ? -1 : 1) * p[0] * 0.5 - p[1]))
                .orElseThrow();
        canvas.text(
                right ? "tag right" : "tag left", corner[0] + dx + (right ? 6 : -6), corner[1] + dy + 2, board.name());
    }

    private double middle(Board board) {
        return scene.across(board.x() + board.files() / 2.0, board.y() + board.ranks() / 2.0);
    }

    private double nearness(Board board) {
        return -board.squares().stream()
                .mapToDouble(square -> scene.away(square.x(), square.y()))
                .min()
                .orElse(0);
    }

    private String outline(Layout.Square square, double z, double dx, double dy) {
        if (scene.hexagons().isEmpty()) {
            return outline(square.x(), square.y(), z, 1, 1, dx, dy);
        }
        double[] corners = scene.hexagons().get().corners(scene.across(square), scene.away(square), 1);
        for (int i = 0; i < corners.length; i += 2) {
            double[] point = projected(corners[i], corners[i + 1], z);
            corners[i] = point[0] + dx;
            corners[i + 1] = point[1] + dy;
        }
        return Canvas.polygon(corners);
    }

    private String outline(double x, double y, double z, double files, double ranks, double dx, double dy) {
        double[] a = project(x, y, z);
        double[] b = project(x + files, y, z);
        double[] c = project(x + files, y + ranks, z);
        double[] d = project(x, y + ranks, z);
        return Canvas.polygon(a[0] + dx, a[1] + dy, b[0] + dx, b[1] + dy, c[0] + dx, c[1] + dy, d[0] + dx, d[1] + dy);
    }

    /** Free anchors are shown, except those for inverted boards, which lie behind others at the same corner. */
    private static boolean isShown(Anchor anchor) {
        return anchor.free() && !anchor.inverted();
    }

    private void free(Canvas canvas, Anchor anchor, double dx, double dy) {
        canvas.path("free", outline(anchor.x(), anchor.y(), anchor.z(), anchor.files(), anchor.ranks(), dx, dy));
        double[] middle = project(anchor.x() + anchor.files() / 2.0, anchor.y() + anchor.ranks() / 2.0, anchor.z());
        canvas.text("anchor", middle[0] + dx, middle[1] + dy + 4, anchor.name());
    }

    private void board(Canvas canvas, Board board, double dx, double dy) {
        post(canvas, board, dx, dy);
        CellPaths cells = new CellPaths();
        board.squares().forEach(square -> cells.add(square.shade(), outline(square, board.z(), dx, dy)));
        cells.fill(canvas, scene.layout(), board.z(), "light glass", "glass");
        boolean whole = scene.hexagons().isEmpty()
                && board.squares().size() == board.files() * board.ranks()
                && board.squares().stream().allMatch(square -> square.x() == board.x() + square.file());
        canvas.stroked(
                Style.frame(scene.layout(), board.z()),
                "frame",
                whole ? outline(board.x(), board.y(), board.z(), board.files(), board.ranks(), dx, dy) : cells.all());
        marks(canvas, board, dx, dy);
        men(canvas, board, dx, dy);
    }

    private void marks(Canvas canvas, Board board, double dx, double dy) {
        for (Layout.Square square : board.squares()) {
            for (Mark mark : Mark.values()) {
                if (scene.marks().has(mark, square.cell())) {
                    double[] middle = project(square.x() + 0.5, square.y() + 0.5, board.z());
                    canvas.path(
                            MarkDrawing.style(mark),
                            mark == Mark.TARGET || mark == Mark.ONLY || mark == Mark.PATH
                                    ? Canvas.circle(middle[0] + dx, middle[1] + dy, 0.13 * size)
                                    : outline(square, board.z(), dx, dy));
                }
            }
        }
    }

    /** Draws the post from the board that a movable one belongs to. */
    private void post(Canvas canvas, Board board, double dx, double dy) {
        if (board.anchor().isEmpty()) {
            return;
        }
        Anchor anchor = scene.layout().anchors().get(board.anchor().get());
        scene.layout().boards().stream()
                .filter(other -> anchor.parent().filter(other.name()::equals).isPresent())
                .findFirst()
                .ifPresent(parent -> {
                    double x = (Math.max(board.x(), parent.x())
                                    + Math.min(board.x() + board.files(), parent.x() + parent.files()))
                            / 2;
                    double y = (Math.max(board.y(), parent.y())
                                    + Math.min(board.y() + board.ranks(), parent.y() + parent.ranks()))
                            / 2;
                    double[] from = project(x, y, parent.z());
                    double[] to = project(x, y, board.z());
                    canvas.path(
                            "post",
                            "M" + Canvas.number(from[0] + dx) + " " + Canvas.number(from[1] + dy) + "V"
                                    + Canvas.number(to[1] + dy));
                });
    }

    private void men(Canvas canvas, Board board, double dx, double dy) {
        PieceDrawing men = new PieceDrawing(scene.types(), canvas);
        board.squares().stream()
                .filter(square -> scene.pieceAt().applyAsInt(square.cell()) != Piece.NONE)
                .sorted(Comparator.comparingDouble(square -> -scene.away(square.x() + 0.5, square.y() + 0.5)))
                .forEach(square -> {
                    double[] foot = project(square.x() + 0.5, square.y() + 0.5, board.z());
                    men.draw(
                            scene.pieceAt().applyAsInt(square.cell()),
                            foot[0] + dx - size / 2,
                            foot[1] + dy - 0.86 * size,
                            size,
                            square.name());
                });
    }
}
