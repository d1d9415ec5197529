package org.plyspace.geometry.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Side;

/**
 * The boards of a rule set and where they can be: fixed main boards, movable boards and anchors, in any number and size within
 * the limits. Immutable.
 *
 * <p>Cells are numbered main boards first, in the order given, then movable boards; at most {@value #MAX_CELLS}, for a set of
 * cells is a long. Levels are 1 to {@value #MAX_LEVEL}; no two squares share a column and a level.
 */
public final class BoardStack {

    /** The highest level: the levels of a column must fit into seven bits. */
    public static final int MAX_LEVEL = 7;

    /** The largest number of cells: a set of cells is a long. */
    public static final int MAX_CELLS = 64;

    /** The largest number of anchors: a set of anchors is an int. */
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

    /** A builder of a stack over a grid. */
    public static Builder over(ColumnGrid grid) {
        return new Builder(grid);
    }

    public ColumnGrid grid() {
        return grid;
    }

    public int cells() {
        return boardOfCell.size();
    }

    /** The fixed boards. */
    public List<Board> mains() {
        return mains;
    }

    /** The place of each main board. */
    public List<Anchor> mainPlaces() {
        return mainPlaces;
    }

    /** The movable boards, by number. */
    public List<Board> movables() {
        return movables;
    }

    /** The places where boards can hang, by number. */
    public List<Anchor> anchors() {
        return anchors;
    }

    /** The anchor of a movable board in the start arrangement. */
    public int home(int board) {
        return homes[board];
    }

    /** The side that owns a movable board at the start. */
    public Side owner(int board) {
        return owners.get(board);
    }

    /** The name of the board that a cell is on. */
    public String boardName(int cell) {
        return boardOfCell.get(cell).name();
    }

    /** The number of the movable board that a cell is on, or -1 for a cell of a main board. */
    public int movableOf(int cell) {
        return movables.indexOf(boardOfCell.get(cell));
    }

    /** Collects boards and anchors; {@link #build} reports all violations of the limits at once. */
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
         * Adds a fixed board; fixed boards must be added before movable ones.
         *
         * @param file file of its lowest corner, from 0
         * @param rank rank of that corner, from 0
         * @param level 1 to {@link BoardStack#MAX_LEVEL}
         * @param files number of files
         * @param ranks number of ranks
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

        /** Adds a place where movable boards can hang; anchors are numbered in the order of adding. */
        public Builder anchor(Anchor anchor) {
            anchors.add(anchor);
            return this;
        }

        /**
         * Adds a movable board without a short name; boards are numbered in the order of adding.
         *
         * @param files number of files
         * @param ranks number of ranks
         * @param owner the side that owns it at the start
         * @param home the name of its anchor in the start arrangement
         */
        public Builder movable(String name, int files, int ranks, Side owner, String home) {
            return movable(name, name, files, ranks, owner, home);
        }

        /** Adds a movable board with a short name. */
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
         * Creates the stack.
         *
         * @throws IllegalArgumentException if the stack is faulty; the message lists all faults
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
