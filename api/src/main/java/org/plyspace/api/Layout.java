package org.plyspace.api;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/**
 * The boards as they stand, enough to draw any position of any variant.
 *
 * <p>Movable boards are numbered by their order among {@link #movableBoards()}, wherever a number stands for a board: in
 * {@link Setup}, in moves of boards, in {@link Effect}.
 *
 * <p>Space has files along x, ranks along y and levels along z, one unit a square; z grows upwards. Boards may lie at fractions
 * of a square, may lack squares, and need not be of one size.
 *
 * @param boards all boards; every cell is on exactly one
 * @param anchors the places that movable boards can hang on, by number; empty when all boards are fixed
 * @param hands what each side holds and can hold in hand, White's first; empty where there are no hands
 * @param view how the rule set is best shown
 */
@PublicApi(usage = Usage.CALL)
public record Layout(List<Board> boards, List<Anchor> anchors, List<Held> hands, View view) {

    public Layout {
        boards = List.copyOf(boards);
        anchors = List.copyOf(anchors);
        hands = List.copyOf(hands);
    }

    /** Without hands. */
    public Layout(List<Board> boards, List<Anchor> anchors, View view) {
        this(boards, anchors, List.of(), view);
    }

    /** The boards that hang on anchors, by number. */
    public List<Board> movableBoards() {
        return boards.stream().filter(board -> board.anchor().isPresent()).toList();
    }

    /**
     * A board: squares in files and ranks, some of which may be missing.
     *
     * @param name as in a position's text
     * @param x file of the lower left corner of the square of its first file and rank, be it missing or not
     * @param y rank of that corner
     * @param z its level
     * @param fileNames what its files are called, from the first, as boards hang now; empty where they have no names
     * @param rankNames what its ranks are called, from the lowest
     * @param files how many squares a rank has at most
     * @param ranks how many squares a file has at most
     * @param squares the squares that exist, rank by rank from the lowest, each from the first file
     * @param anchor the number of the anchor it hangs on, or empty for a fixed board
     * @param inverted whether it hangs upside down
     * @param owner the side that may move it, where boards have owners
     */
    @PublicApi(usage = Usage.CALL)
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

        /** The square at a file from 0 to files - 1 and a rank from 0 to ranks - 1, counted on this board; empty if missing. */
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
     * @param cell its unchanging number
     * @param name what it is called at present
     * @param light its colour
     * @param file counted from 0 on its board
     * @param rank counted from 0 on its board
     * @param x file of its lower left corner in space, which may lie at a fraction of a square
     * @param y rank of that corner
     */
    @PublicApi(usage = Usage.CALL)
    public record Square(int cell, String name, boolean light, int file, int rank, double x, double y) {}

    /**
     * A place where a board can hang.
     *
     * @param name as in a position's text, with the mark of inversion if it has one
     * @param x file of the lowest corner of a board that hangs here
     * @param y rank of that corner
     * @param z level of a board that hangs here
     * @param files how many files a board has that hangs here
     * @param ranks how many ranks it has
     * @param parent the name of the fixed board it belongs to; empty if it belongs to none
     * @param inverted whether boards hang here upside down
     * @param free whether no board hangs here now
     */
    @PublicApi(usage = Usage.CALL)
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
     * Pieces of one code in the hand of their side.
     *
     * @param piece the {@link Piece} code; its side is the holder
     * @param count how many, 0 included
     */
    @PublicApi(usage = Usage.CALL)
    public record Held(int piece, int count) {}

    /**
     * The preferred way to look at the boards.
     *
     * @param facing which side is near the viewer
     * @param order names of the boards in the order in which they are shown, from left to right
     */
    @PublicApi(usage = Usage.CALL)
    public record View(Facing facing, List<String> order) {

        public View {
            order = List.copyOf(order);
        }
    }

    /** Which edge of the boards is near the viewer. */
    @PublicApi(usage = Usage.CALL)
    public enum Facing {
        /** White is near: ranks grow away from the viewer, files from left to right. */
        WHITE_NEAR,
        /** White is on the left: ranks grow from left to right, the first file is far from the viewer. */
        WHITE_LEFT
    }
}
