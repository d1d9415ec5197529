package org.plyspace.movegen.stack.tables;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;

/**
 * The mirror image of a stack by files, by ranks, by levels, or by several of these: the image of each column, cell, anchor and board. Main boards map
 * to main boards, and anchors to anchors of the image of their main board; a movable board maps to the one whose first anchor
 * is the image of its own. Levels need not be preserved unless they are mirrored. Immutable.
 */
public final class StackImage {

    private static final int NONE = -1;

    private final BoardStack stack;
    private final boolean files;
    private final boolean ranks;
    /** The sum of a level and its image where levels are mirrored; 0 where they are not. */
    private final int levels;

    private final int[] mains;
    private final int[] anchors;
    private final int[] boards;
    private final int[] cells;

    private StackImage(BoardStack stack, boolean files, boolean ranks, boolean levels) {
        this.stack = stack;
        this.files = files;
        this.ranks = ranks;
        IntSummaryStatistics heights = Stream.concat(stack.mainPlaces().stream(), stack.anchors().stream())
                .mapToInt(Anchor::level)
                .summaryStatistics();
        this.levels = levels ? heights.getMin() + heights.getMax() : 0;
        this.mains = new int[stack.mains().size()];
        this.anchors = new int[stack.anchors().size()];
        this.boards = new int[stack.movables().size()];
        this.cells = new int[stack.cells()];
    }

    /** The image; empty unless every main board, anchor and movable board has exactly one image. */
    public static Optional<StackImage> of(BoardStack stack, boolean files, boolean ranks, boolean levels) {
        StackImage image = new StackImage(stack, files, ranks, levels);
        boolean whole = image.mapMains() && image.mapAnchors() && image.mapBoards();
        if (!whole) {
            return Optional.empty();
        }
        image.mapCells();
        return image.agrees() ? Optional.of(image) : Optional.empty();
    }

    private boolean mapMains() {
        for (int i = 0; i < mains.length; i++) {
            Anchor place = stack.mainPlaces().get(i);
            Board size = stack.mains().get(i);
            int main = i;
            mains[i] = only(IntStream.range(0, mains.length)
                    .filter(other -> areOfOneSize(size, stack.mains().get(other)))
                    .filter(other -> lies(place, stack.mainPlaces().get(other), size))
                    .filter(other -> onOneLevel() || keepsPlace(main, other)));
        }
        return isPermutation(mains);
    }

    /** Whether main boards differ in place as seen from above: levels are then not needed to distinguish them. */
    private boolean onOneLevel() {
        return stack.mainPlaces().stream()
                        .map(place -> place.file() + " " + place.rank())
                        .distinct()
                        .count()
                == mains.length;
    }

    private boolean keepsPlace(int main, int other) {
        return level(stack.mainPlaces().get(main).level())
                == stack.mainPlaces().get(other).level();
    }

    private boolean mapAnchors() {
        if (boards.length == 0) {
            return anchors.length == 0;
        }
        Board size = stack.movables().get(0);
        for (int i = 0; i < anchors.length; i++) {
            Anchor anchor = stack.anchors().get(i);
            Optional<String> parent = anchor.parent().map(this::imageOfMain);
            anchors[i] = only(IntStream.range(0, anchors.length).filter(other -> {
                Anchor candidate = stack.anchors().get(other);
                return lies(anchor, candidate, size)
                        && (levels > 0 || candidate.inverted() == anchor.inverted())
                        && candidate.parent().equals(parent)
                        && ((levels == 0 && parent.isPresent()) || candidate.level() == level(anchor.level()));
            }));
        }
        return isPermutation(anchors);
    }

    private String imageOfMain(String name) {
        List<String> names = stack.mains().stream().map(Board::name).toList();
        return names.get(mains[names.indexOf(name)]);
    }

    private boolean mapBoards() {
        for (int board = 0; board < boards.length; board++) {
            int image = anchors[stack.home(board)];
            Board size = stack.movables().get(board);
            boards[board] = only(IntStream.range(0, boards.length)
                    .filter(other -> stack.home(other) == image
                            && areOfOneSize(size, stack.movables().get(other))));
        }
        return isPermutation(boards);
    }

    private void mapCells() {
        for (int i = 0; i < mains.length; i++) {
            mapCells(stack.mains().get(i), stack.mains().get(mains[i]));
        }
        for (int i = 0; i < boards.length; i++) {
            mapCells(stack.movables().get(i), stack.movables().get(boards[i]));
        }
    }

    private void mapCells(Board board, Board image) {
        for (int i = 0; i < board.cells(); i++) {
            int file = i % board.files();
            int rank = i / board.files();
            int imageFile = files ? board.files() - 1 - file : file;
            int imageRank = ranks ? board.ranks() - 1 - rank : rank;
            cells[board.firstCell() + i] = image.firstCell() + imageRank * board.files() + imageFile;
        }
    }

    /** Whether a place is the mirror image of another for boards of a size. */
    private boolean lies(Anchor place, Anchor image, Board size) {
        int file = files ? stack.grid().files() - size.files() - place.file() : place.file();
        int rank = ranks ? stack.grid().ranks() - size.ranks() - place.rank() : place.rank();
        return image.file() == file && image.rank() == rank;
    }

    private static boolean areOfOneSize(Board one, Board other) {
        return one.files() == other.files() && one.ranks() == other.ranks();
    }

    private static int only(IntStream candidates) {
        int[] found = candidates.limit(2).toArray();
        return found.length == 1 ? found[0] : NONE;
    }

    private static boolean isPermutation(int[] images) {
        return IntStream.of(images).filter(image -> image != NONE).distinct().count() == images.length;
    }

    /** Whether every cell lies in the image of its column wherever its board hangs. */
    private boolean agrees() {
        Attachment start = new Attachment(stack);
        for (int cell = 0; cell < cells.length; cell++) {
            int board = stack.movableOf(cell);
            if (board < 0 && start.columnOf(cells[cell]) != column(start.columnOf(cell))) {
                return false;
            }
            for (int anchor = 0; board >= 0 && anchor < anchors.length; anchor++) {
                if (start.columnAt(cells[cell], anchors[anchor]) != column(start.columnAt(cell, anchor))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether every cell keeps its level wherever boards hang. */
    boolean keepsLevels() {
        return IntStream.range(0, mains.length).allMatch(main -> keepsPlace(main, mains[main]))
                && IntStream.range(0, anchors.length)
                        .allMatch(anchor -> stack.anchors().get(anchor).level()
                                == stack.anchors().get(anchors[anchor]).level());
    }

    /** The image of a level, if all levels are mirrored or none. */
    int level(int level) {
        return levels == 0 ? level : levels - level;
    }

    /** The image of a step, if all levels are mirrored or none. */
    Step step(Step step) {
        return new Step(
                files ? -step.dx() : step.dx(), ranks ? -step.dy() : step.dy(), levels == 0 ? step.dz() : -step.dz());
    }

    int column(int column) {
        ColumnGrid grid = stack.grid();
        int file = grid.file(column);
        int rank = grid.rank(column);
        return grid.column(files ? grid.files() - 1 - file : file, ranks ? grid.ranks() - 1 - rank : rank);
    }

    /** The image of a set of columns. */
    long columns(long columns) {
        long images = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            images |= 1L << column(Long.numberOfTrailingZeros(rest));
        }
        return images;
    }

    /** The image of a set of anchors. */
    int anchors(int set) {
        int images = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            images |= 1 << anchors[Integer.numberOfTrailingZeros(rest)];
        }
        return images;
    }

    int anchor(int anchor) {
        return anchors[anchor];
    }

    int board(int board) {
        return boards[board];
    }

    int cell(int cell) {
        return cells[cell];
    }

    public int[] cells() {
        return cells.clone();
    }

    public int[] anchors() {
        return anchors.clone();
    }

    public int[] boards() {
        return boards.clone();
    }
}
