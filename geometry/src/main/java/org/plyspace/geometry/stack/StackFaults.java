package org.plyspace.geometry.stack;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what keeps declared boards and anchors from being a stack; each fault names its board or anchor. */
final class StackFaults {

    private final BoardStack.Builder declared;
    private final ColumnGrid grid;
    private final List<String> faults = new ArrayList<>();

    StackFaults(BoardStack.Builder declared) {
        this.declared = declared;
        this.grid = declared.grid;
    }

    List<String> find() {
        checkCounts();
        checkNames("board", boards().map(Board::name).toList());
        checkNames("anchor", anchorNames());
        declared.mainPlaces.forEach(place -> checkLevel("main board", place));
        declared.anchors.forEach(anchor -> checkLevel("anchor", anchor));
        declared.anchors.forEach(this::checkParent);
        checkHomes();
        boards().forEach(this::checkSize);
        if (faults.isEmpty()) {
            checkPlaces();
        }
        return faults;
    }

    /** The number of the anchor of a name, or -1 if there is none. */
    int anchor(String name) {
        return anchorNames().indexOf(name);
    }

    private List<String> anchorNames() {
        return declared.anchors.stream().map(Anchor::name).toList();
    }

    private Stream<Board> boards() {
        return Stream.concat(declared.mains.stream(), declared.movables.stream());
    }

    private void checkCounts() {
        int cells = boards().mapToInt(Board::cells).sum();
        if (cells < 1 || cells > BoardStack.MAX_CELLS) {
            faults.add("the boards have " + cells + " cells; expected 1 to " + BoardStack.MAX_CELLS);
        }
        if (declared.movables.isEmpty() && !declared.anchors.isEmpty()) {
            faults.add("anchors without a movable board; expected both or neither");
        }
        if (declared.anchors.size() > BoardStack.MAX_ANCHORS) {
            faults.add(declared.anchors.size() + " anchors; expected at most " + BoardStack.MAX_ANCHORS);
        }
    }

    private void checkNames(String what, List<String> names) {
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!seen.add(name)) {
                faults.add("two " + what + "s are named '" + name + "'; expected different names");
            }
        }
    }

    private void checkLevel(String what, Anchor place) {
        if (place.level() < 1 || place.level() > BoardStack.MAX_LEVEL) {
            faults.add(what + " " + place.name() + " lies on level " + place.level() + "; expected 1 to "
                    + BoardStack.MAX_LEVEL);
        }
    }

    private void checkParent(Anchor anchor) {
        boolean known = anchor.parent().isEmpty()
                || declared.mains.stream()
                        .anyMatch(board -> board.name().equals(anchor.parent().get()));
        if (!known) {
            faults.add("anchor " + anchor.name() + " belongs to '"
                    + anchor.parent().get()
                    + "', which is not a main board; expected one of "
                    + declared.mains.stream().map(Board::name).toList());
        }
    }

    private void checkHomes() {
        Set<String> taken = new HashSet<>();
        for (int board = 0; board < declared.movables.size(); board++) {
            String home = declared.homes.get(board);
            String name = declared.movables.get(board).name();
            if (anchor(home) < 0) {
                faults.add("board " + name + " starts at '" + home + "', which is not an anchor; expected one of "
                        + anchorNames());
            } else if (!taken.add(home)) {
                faults.add("board " + name + " starts at " + home + ", where another board hangs; expected a"
                        + " free anchor");
            }
        }
    }

    private void checkSize(Board board) {
        if (board.files() < 1 || board.ranks() < 1) {
            faults.add("board " + board.name() + " has " + board.files() + " x " + board.ranks()
                    + " squares; expected at least 1 x 1");
        }
    }

    /**
     * Checks that every movable board fits at every anchor, beside the main boards and beside every other board at every other
     * anchor.
     */
    private void checkPlaces() {
        List<Lying> mains = new ArrayList<>();
        for (int i = 0; i < declared.mains.size(); i++) {
            mains.add(new Lying(declared.mains.get(i), declared.mainPlaces.get(i)));
        }
        List<Lying> hanging = declared.anchors.stream()
                .flatMap(anchor -> declared.movables.stream().map(board -> new Lying(board, anchor)))
                .toList();
        Stream.concat(mains.stream(), hanging.stream())
                .filter(lying -> !lying.isOn(grid))
                .forEach(lying -> faults.add(lying + " lies beyond the grid of " + grid.files() + " x " + grid.ranks()
                        + " columns; expected all of its squares on it"));
        for (int i = 0; i < mains.size(); i++) {
            Lying main = mains.get(i);
            Stream.concat(mains.subList(i + 1, mains.size()).stream(), hanging.stream())
                    .filter(main::overlaps)
                    .forEach(other -> addOverlap(main, other));
        }
        for (int i = 0; i < hanging.size(); i++) {
            Lying one = hanging.get(i);
            hanging.subList(i + 1, hanging.size()).stream()
                    .filter(other ->
                            !other.board().equals(one.board()) && !other.place().equals(one.place()))
                    .filter(one::overlaps)
                    .forEach(other -> addOverlap(one, other));
        }
    }

    private void addOverlap(Lying one, Lying other) {
        faults.add(one + " and " + other + " share squares of level "
                + one.place().level() + "; expected no two squares in one place");
    }

    /** A board at a place. */
    private record Lying(Board board, Anchor place) {

        boolean isOn(ColumnGrid grid) {
            return place.file() >= 0
                    && place.rank() >= 0
                    && place.file() + board.files() <= grid.files()
                    && place.rank() + board.ranks() <= grid.ranks();
        }

        boolean overlaps(Lying other) {
            return place.level() == other.place.level()
                    && place.file() < other.place.file() + other.board.files()
                    && other.place.file() < place.file() + board.files()
                    && place.rank() < other.place.rank() + other.board.ranks()
                    && other.place.rank() < place.rank() + board.ranks();
        }

        @Override
        public String toString() {
            boolean hangs = !board.name().equals(place.name());
            return "board " + board.name() + (hangs ? " at " + place.name() : "");
        }
    }
}
