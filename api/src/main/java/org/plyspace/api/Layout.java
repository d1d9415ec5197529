package org.plyspace.api;

import java.util.List;
import java.util.Optional;

/**
 * The boards as they stand now: enough to draw any position of any variant.
 *
 * <p>A number that stands for a movable board, here, in {@link Setup}, in board moves and in {@link Effect}, is its index in
 * {@link #movableBoards()}.
 *
 * <p>In space, files lie along x, ranks along y and levels along z, which grows upwards; a square is one unit wide. Boards may
 * lie at fractions of a square, may lack squares, and may differ in size. Where cells are hexagons, {@link Cells} says how far
 * apart these units lie.
 *
 * @param boards all boards; every cell is on exactly one
 * @param anchors the places that movable boards can hang on, by number; empty when all boards are fixed
 * @param hands how many pieces of each code the sides hold or could hold, White's first; empty where there are no hands
 * @param view how the rule set is best shown
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Layout(List<Board> boards, List<Anchor> anchors, List<Held> hands, View view) {

    public Layout {
        boards = List.copyOf(boards);
        anchors = List.copyOf(anchors);
        hands = List.copyOf(hands);
    }

    /** Creates a layout without hands. */
    public Layout(List<Board> boards, List<Anchor> anchors, View view) {
        this(boards, anchors, List.of(), view);
    }

    /** The movable boards, by number. */
    public List<Board> movableBoards() {
        return boards.stream().filter(board -> board.anchor().isPresent()).toList();
    }

    /**
     * A board: squares in files and ranks, some of which may be missing.
     *
     * @param name the board's name in a position's text
     * @param x file of the lower left corner of its first square, whether or not that square exists
     * @param y rank of that corner
     * @param z its level
     * @param fileNames names of the files as the board hangs now, from the first, with an empty one for a file without squares;
     *     empty where files have no names
     * @param rankNames names of the ranks, from the lowest, likewise
     * @param files the largest number of squares in a rank
     * @param ranks the largest number of squares in a file
     * @param squares the squares that exist, rank by rank from the lowest, each from the first file
     * @param anchor the number of the anchor it hangs on, or empty for a fixed board
     * @param inverted whether it hangs upside down
     * @param owner the side that may move the board, where boards have owners
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public record Board(
            String name,
            double x,
            double y,
            double z,
            int files,
            int ranks,
            List<String> fileNames,
            List<String> rankNames,
            List<Square> squares,
            Optional<Integer> anchor,
            boolean inverted,
            Optional<Side> owner) {

        public Board {
            fileNames = List.copyOf(fileNames);
            rankNames = List.copyOf(rankNames);
            squares = List.copyOf(squares);
        }

        /** The square at a file from 0 to files - 1 and a rank from 0 to ranks - 1 of this board; empty if missing. */
        public Optional<Square> square(int file, int rank) {
            if (squares.size() == files * ranks) {
                return Optional.of(squares.get(rank * files + file));
            }
            return squares.stream()
                    .filter(square -> square.file() == file && square.rank() == rank)
                    .findFirst();
        }
    }

    /**
     * A cell as it stands now.
     *
     * @param cell its number, which never changes
     * @param name its name at present
     * @param shade how light it is; neighbours have different ones, as a rule
     * @param file its file on its board, from 0
     * @param rank its rank on its board, from 0
     * @param x file of its lower left corner in space, which may be a fraction
     * @param y rank of that corner
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public record Square(int cell, String name, Shade shade, int file, int rank, double x, double y) {

        /** Creates a square that is light or dark. */
        public Square(int cell, String name, boolean light, int file, int rank, double x, double y) {
            this(cell, name, light ? Shade.LIGHT : Shade.DARK, file, rank, x, y);
        }

        /** Whether it is a light square. */
        public boolean light() {
            return shade == Shade.LIGHT;
        }
    }

    /** How light a square is; hexagons need three shades, squares only dark and light. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public enum Shade {
        DARK,
        MIDDLE,
        LIGHT
    }

    /**
     * A place where a board can hang.
     *
     * @param name its name in a position's text, with the mark of inversion if it has one
     * @param x file of the lowest corner of a board that hangs here
     * @param y rank of that corner
     * @param z level of a board that hangs here
     * @param files number of files of a board that hangs here
     * @param ranks number of ranks of that board
     * @param parent the name of the fixed board it belongs to; empty if there is none
     * @param inverted whether boards hang here upside down
     * @param free whether no board hangs here now
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public record Anchor(
            String name,
            double x,
            double y,
            double z,
            int files,
            int ranks,
            Optional<String> parent,
            boolean inverted,
            boolean free) {}

    /**
     * The pieces of one code in their side's hand.
     *
     * @param piece the {@link Piece} code; its side is the holder
     * @param count how many, possibly 0
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public record Held(int piece, int count) {}

    /**
     * The recommended view of the boards.
     *
     * @param facing the side that is near the viewer
     * @param order the names of the boards as they are shown from left to right
     * @param cells the shape of the cells
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public record View(Facing facing, List<String> order, Cells cells) {

        public View {
            order = List.copyOf(order);
        }

        /** Creates a view of squares. */
        public View(Facing facing, List<String> order) {
            this(facing, order, Cells.SQUARES);
        }
    }

    /**
     * The shape of cells. A hexagon is one unit wide from side to side; the hexagons that share a side with it are one unit away.
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public enum Cells {
        /** Squares, one unit apart. */
        SQUARES(1, 1),
        /** Hexagons side by side in ranks, a corner towards each player; each rank lies half a file off its neighbours. */
        HEXAGONS_IN_RANKS(1, Math.sqrt(3) / 2),
        /** Hexagons side by side in files, two ranks apart, and those of the next file on the ranks between. */
        HEXAGONS_IN_FILES(Math.sqrt(3) / 2, 0.5);

        private final double fileStep;
        private final double rankStep;

        Cells(double fileStep, double rankStep) {
            this.fileStep = fileStep;
            this.rankStep = rankStep;
        }

        /** How far, in widths of a cell, places lie apart whose {@link Square#x} differs by 1. */
        public double fileStep() {
            return fileStep;
        }

        /** How far places lie apart whose {@link Square#y} differs by 1. */
        public double rankStep() {
            return rankStep;
        }
    }

    /** The edge of the boards that is near the viewer. */
    @PublicApi(usage = PublicApi.Usage.CALL)
    public enum Facing {
        /** White is near: ranks grow away from the viewer, files from left to right. */
        WHITE_NEAR,
        /** White is on the left: ranks grow from left to right, the first file is far from the viewer. */
        WHITE_LEFT
    }
}
