package org.plyspace.geometry.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Side;

/**
 * The boards of a rule set and where they can be: main boards that stay, movable ones, and anchors, in any number and size that
 * the limits allow. Immutable.
 *
 * <p>Cells are numbered main boards first, in the order given, then movable boards; there are at most {@value #MAX_CELLS}, so
 * that a set of cells is a long. Levels are 1 to {@value #MAX_LEVEL}; no two squares ever share column and level.
 */
public final class BoardStack {

    /** So that the levels of a column fit into seven bits. */
    public static final int MAX_LEVEL = 7;

    /** So that a set of cells is a long. */
    public static final int MAX_CELLS = 64;

    /** So that a set of anchors is an int. */
    public static final int MAX_ANCHORS = 32;

    private final ColumnGrid grid;
    private final List<Board> mains;
    private final List<Board> movables;
    private final List<Anchor> mainPlaces;
    private final List<Anchor> anchors;
    private final int[] homes;
    private final List<Side> owners;
    private final List<Board> boardOfCell;

    private BoardStack(Builder declared, int[] homes) {
        this.grid = declared.grid;
        this.mains = List.copyOf(declared.mains);
        this.movables = List.copyOf(declared.movables);
        this.mainPlaces = List.copyOf(declared.mainPlaces);
        this.anchors = List.copyOf(declared.anchors);
        this.homes = homes;
        this.owners = List.copyOf(declared.owners);
        this.boardOfCell = Stream.concat(mains.stream(), movables.stream())
                .flatMap(board -> Stream.generate(() -> board).limit(board.cells()))
                .toList();
    }

    /** Starts a stack over a grid. */
    public static Builder over(ColumnGrid grid) {
        return new Builder(grid);
    }

    public ColumnGrid grid() {
        return grid;
    }

    public int cells() {
        return boardOfCell.size();
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
        return boardOfCell.get(cell).name();
    }

    /** The number of the movable board that a cell is on, or -1 for a main board's cell. */
    public int movableOf(int cell) {
        return movables.indexOf(boardOfCell.get(cell));
    }

    /** Collects boards and anchors; {@link #build} refuses what goes beyond the limits, all faults at once. */
    public static final class Builder {

        final ColumnGrid grid;
        final List<Board> mains = new ArrayList<>();
        final List<Anchor> mainPlaces = new ArrayList<>();
        final List<Board> movables = new ArrayList<>();
        final List<Anchor> anchors = new ArrayList<>();
        final List<String> homes = new ArrayList<>();
        private final List<Side> owners = new ArrayList<>();
        private int cells;

        private Builder(ColumnGrid grid) {
            this.grid = grid;
        }

        /**
         * Adds a board that stays; all of them come before the movable ones.
         *
         * @param file file of its lowest corner, from 0
         * @param rank rank of that corner, from 0
         * @param level 1 to {@link BoardStack#MAX_LEVEL}
         * @param files how many files it has
         * @param ranks how many ranks it has
         * @throws IllegalStateException after a movable board
         */
        public Builder main(String name, int file, int rank, int level, int files, int ranks) {
            if (!movables.isEmpty()) {
                throw new IllegalStateException("main board " + name + " comes after the movable board "
                        + movables.get(0).name() + "; expected all main boards first");
            }
            mains.add(board(name, name, files, ranks));
            mainPlaces.add(new Anchor(name, file, rank, level, false, Optional.empty()));
            return this;
        }

        /** Adds a place that movable boards can hang at; places are numbered in the order in which they are added. */
        public Builder anchor(Anchor anchor) {
            anchors.add(anchor);
            return this;
        }

        /**
         * Adds a movable board of a side that has no shorter name; boards are numbered in the order in which they are added.
         *
         * @param files how many files it has
         * @param ranks how many ranks it has
         * @param owner the side that it belongs to at first
         * @param home the name of the anchor that it hangs at in the start arrangement
         */
        public Builder movable(String name, int files, int ranks, Side owner, String home) {
            return movable(name, name, files, ranks, owner, home);
        }

        /** Adds a movable board that its owner may call by a shorter name. */
        public Builder movable(String name, String shortName, int files, int ranks, Side owner, String home) {
            movables.add(board(name, shortName, files, ranks));
            owners.add(owner);
            homes.add(home);
            return this;
        }

        private Board board(String name, String shortName, int files, int ranks) {
            Board board = new Board(name, shortName, cells, files, ranks);
            cells += board.cells();
            return board;
        }

        /**
         * The stack.
         *
         * @throws IllegalArgumentException with everything that is wrong with it
         */
        public BoardStack build() {
            StackFaults faults = new StackFaults(this);
            List<String> found = faults.find();
            if (!found.isEmpty()) {
                throw new IllegalArgumentException(
                        found.size() == 1
                                ? found.get(0)
                                : found.size() + " faults of the stack:\n  " + String.join("\n  ", found));
            }
            return new BoardStack(this, homes.stream().mapToInt(faults::anchor).toArray());
        }
    }
}
