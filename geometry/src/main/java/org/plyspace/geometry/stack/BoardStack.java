package org.plyspace.geometry.stack;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Side;

/**
 * The boards of a rule set and where they can be: main boards that stay, movable ones of one size, and anchors. Immutable.
 *
 * <p>Cells are numbered main boards first, in the order given, then movable boards; there are at most 64, so that a set of
 * cells is a long. Levels are 1 to {@value #MAX_LEVEL}; no two squares ever share column and level.
 */
public final class BoardStack {

    /** So that the levels of a column fit into seven bits. */
    public static final int MAX_LEVEL = 7;

    private static final int MAX_CELLS = 64;
    /** So that a set of anchors is an int. */
    private static final int MAX_ANCHORS = 32;

    private final ColumnGrid grid;
    private final List<Board> mains;
    private final List<Board> movables;
    private final List<Anchor> mainPlaces;
    private final List<Anchor> anchors;
    private final int[] homes;
    private final List<Side> owners;
    private final int cells;
    private final String[] boardNames;

    /**
     * Main boards at their places and movable boards at their anchors.
     *
     * @param mainPlaces where each main board stands, its name being the board's
     * @param movables names of the movable boards
     * @param anchors the places they can hang at, by number
     * @param homes the anchor that each movable board hangs at in the start arrangement; copied
     * @param owners the side that each movable board belongs to at first
     * @param mainSize files and ranks of a main board
     * @param movableSize files and ranks of a movable board
     */
    public BoardStack(
            ColumnGrid grid,
            List<Anchor> mainPlaces,
            List<String> movables,
            List<Anchor> anchors,
            int[] homes,
            List<Side> owners,
            int mainSize,
            int movableSize) {
        int mainCells = mainSize * mainSize;
        int movableCells = movableSize * movableSize;
        this.cells = mainPlaces.size() * mainCells + movables.size() * movableCells;
        if (cells > MAX_CELLS) {
            throw new IllegalArgumentException(cells + " cells; at most " + MAX_CELLS + " would be accepted");
        }
        if (anchors.size() > MAX_ANCHORS) {
            throw new IllegalArgumentException(anchors.size() + " anchors; expected at most " + MAX_ANCHORS);
        }
        this.grid = grid;
        this.mainPlaces = List.copyOf(mainPlaces);
        this.mains = boards(mainPlaces.stream().map(Anchor::name).toList(), 0, mainSize);
        this.movables = boards(movables, mainPlaces.size() * mainCells, movableSize);
        this.anchors = List.copyOf(anchors);
        this.homes = homes.clone();
        this.owners = List.copyOf(owners);
        this.boardNames = Stream.concat(this.mains.stream(), this.movables.stream())
                .flatMap(board -> Stream.generate(board::name).limit(board.cells()))
                .toArray(String[]::new);
    }

    private static List<Board> boards(List<String> names, int firstCell, int size) {
        return IntStream.range(0, names.size())
                .mapToObj(i -> new Board(names.get(i), firstCell + i * size * size, size, size))
                .toList();
    }

    public ColumnGrid grid() {
        return grid;
    }

    public int cells() {
        return cells;
    }

    /** The boards that stay. */
    public List<Board> mains() {
        return mains;
    }

    /** Where each main board stands. */
    public List<Anchor> mainPlaces() {
        return mainPlaces;
    }

    /** The boards that move, by number. */
    public List<Board> movables() {
        return movables;
    }

    /** The places that boards can hang at, by number. */
    public List<Anchor> anchors() {
        return anchors;
    }

    /** The anchor of a movable board in the start arrangement. */
    public int home(int board) {
        return homes[board];
    }

    /** The side that a movable board belongs to at first. */
    public Side owner(int board) {
        return owners.get(board);
    }

    /** The name of the board that a cell is on. */
    public String boardName(int cell) {
        return boardNames[cell];
    }

    /** The number of the movable board that a cell is on, or -1 for a main board's cell. */
    public int movableOf(int cell) {
        int first = movables.get(0).firstCell();
        return cell < first ? -1 : (cell - first) / movables.get(0).cells();
    }
}
