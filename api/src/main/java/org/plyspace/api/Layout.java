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
 * <p>Space has files along x, ranks along y and levels along z, one unit a square; z grows upwards.
 *
 * @param boards all boards; every cell is on exactly one
 * @param anchors the places that movable boards can hang on, by number; empty when all boards are fixed
 * @param view how the rule set is best shown
 */
@PublicApi(usage = Usage.CALL)
public record Layout(List<Board> boards, List<Anchor> anchors, View view) {

    public Layout {
        boards = List.copyOf(boards);
        anchors = List.copyOf(anchors);
    }

    /** The boards that hang on anchors, by number. */
    public List<Board> movableBoards() {
        return boards.stream().filter(board -> board.anchor().isPresent()).toList();
    }

    /**
     * A rectangle of squares.
     *
     * @param name as in a position's text
     * @param x file of its lowest corner
     * @param y rank of its lowest corner
     * @param z its level
     * @param files how many squares along x
     * @param ranks how many squares along y
     * @param squares rank by rank from the lowest, each from the lowest file
     * @param anchor the number of the anchor it hangs on, or empty for a fixed board
     * @param inverted whether it hangs upside down
     * @param owner the side that may move it, where boards have owners
     */
    @PublicApi(usage = Usage.CALL)
    public record Board(
            String name,
            int x,
            int y,
            int z,
            int files,
            int ranks,
            List<Square> squares,
            Optional<Integer> anchor,
            boolean inverted,
            Optional<Side> owner) {

        public Board {
            squares = List.copyOf(squares);
        }

        /** A board that never moves. */
        public static Board fixed(String name, int x, int y, int z, int files, int ranks, List<Square> squares) {
            return new Board(name, x, y, z, files, ranks, squares, Optional.empty(), false, Optional.empty());
        }

        /** The square at a file from 0 to files - 1 and a rank from 0 to ranks - 1, counted on this board. */
        public Square square(int file, int rank) {
            return squares.get(rank * files + file);
        }
    }

    /**
     * A cell as it stands now.
     *
     * @param cell its unchanging number
     * @param name what it is called at present
     * @param light its colour
     */
    @PublicApi(usage = Usage.CALL)
    public record Square(int cell, String name, boolean light) {}

    /**
     * A place where a board can hang.
     *
     * @param name as in a position's text, with the mark of inversion if it has one
     * @param x file of the lowest corner of a board that hangs here
     * @param y rank of that corner
     * @param z level of a board that hangs here
     * @param inverted whether boards hang here upside down
     * @param free whether no board hangs here now
     */
    @PublicApi(usage = Usage.CALL)
    public record Anchor(String name, int x, int y, int z, boolean inverted, boolean free) {}

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
