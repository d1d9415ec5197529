package org.plyspace.movegen.stack.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.stack.declare.Citations.Topic;
import org.plyspace.movegen.stack.play.StackAttacks;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.stack.tables.SpaceTables;

/** Says what keeps a man that moves in space from a square. */
final class SpaceExplainer {

    private static final int MISSING = -1;

    private final StackExplainer explainer;
    private final StackState state;
    private final SpaceTables space;

    SpaceExplainer(StackExplainer explainer) {
        this.explainer = explainer;
        this.state = explainer.state;
        this.space = state.tables.space;
    }

    /** A walk in one direction to the target; {@link #MISSING} stands for a missing square among those passed. */
    private record Walk(int direction, List<Place> passed) {

        int steps() {
            return passed.size() + 1;
        }
    }

    /** A place in space, and the cell there or {@link #MISSING}. */
    private record Place(int column, int level, int cell) {}

    /** Whether a man goes from one cell to another if nothing is in the way. */
    boolean goes(int from, int to) {
        return walks(from, to).stream().anyMatch(walk -> walk.steps() <= reach(walk, from));
    }

    /** An addition to the reason that a man does not go so: that the way is too far. */
    String hint(int from, int to) {
        return walks(from, to).stream()
                .findFirst()
                .map(walk ->
                        ": that is " + walk.steps() + " steps, and it goes at most " + reach(walk, from) + " that way")
                .orElse("");
    }

    /** What keeps a man from a cell to which it {@link #goes}; empty if nothing does. */
    Optional<Illegal> hindrance(int from, int to) {
        return (StackAttacks.of(state).from(from) >>> to & 1) != 0
                ? Optional.empty()
                : walks(from, to).stream()
                        .filter(walk -> walk.steps() <= reach(walk, from))
                        .findFirst()
                        .map(walk -> blocked(
                                from, to, walk.passed(), space.isOverGaps(walk.direction(), state.piece[from])));
    }

    /** What keeps a pawn from stepping twice to a cell; empty if nothing does. */
    Optional<Illegal> doubleStep(int from, int to) {
        Place halfway = halfway(from, to);
        boolean passes = halfway.cell() == MISSING ? space.pawnsOverGaps : state.piece[halfway.cell()] == Piece.NONE;
        return passes ? Optional.empty() : Optional.of(blocked(from, to, List.of(halfway), space.pawnsOverGaps));
    }

    private Illegal blocked(int from, int to, List<Place> passed, boolean overGaps) {
        Place first = passed.stream()
                .filter(place -> place.cell() == MISSING ? !overGaps : state.piece[place.cell()] != Piece.NONE)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nothing is in the way"));
        int[] empty = passed.stream()
                .mapToInt(Place::cell)
                .filter(cell -> cell != MISSING && state.piece[cell] == Piece.NONE)
                .toArray();
        return first.cell() == MISSING
                ? refusal(
                                "the way ends at " + explainer.squares.column(first.column())
                                        + ", which has no square on level " + first.level() + " now",
                                Topic.SQUARES,
                                from,
                                to)
                        .mark(Role.PATH, empty)
                : refusal("blocked: " + explainer.men().occupied(first.cell()), Topic.PATH, from, to)
                        .mark(Role.PATH, empty)
                        .mark(Role.BLOCKER, first.cell());
    }

    private Illegal refusal(String reason, Topic topic, int from, int to) {
        return Explainer.refusal(Refusal.BLOCKED, reason, explainer.cite(topic, state.piece[from]), from, to);
    }

    private int reach(Walk walk, int from) {
        return space.reach(walk.direction(), state.piece[from]);
    }

    private List<Walk> walks(int from, int to) {
        return IntStream.of(space.directions[state.piece[from]])
                .mapToObj(direction -> walk(direction, from, to))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Walk> walk(int direction, int from, int to) {
        List<Place> passed = new ArrayList<>();
        int column = space.next[direction << 6 | state.attachment.columnOf(from)];
        int level = state.attachment.levelOf(from) + space.rise[direction];
        while (column != ColumnGrid.NONE && level >= 1 && level <= BoardStack.MAX_LEVEL) {
            Place place = place(column, level);
            if (place.cell() == to) {
                return Optional.of(new Walk(direction, passed));
            }
            passed.add(place);
            column = space.next[direction << 6 | column];
            level += space.rise[direction];
        }
        return Optional.empty();
    }

    private Place halfway(int from, int to) {
        return place(
                (state.attachment.columnOf(from) + state.attachment.columnOf(to)) / 2,
                (state.attachment.levelOf(from) + state.attachment.levelOf(to)) / 2);
    }

    private Place place(int column, int level) {
        long square = state.attachment.cellsOf(column) & state.attachment.levelCells(level);
        return new Place(column, level, square == 0 ? MISSING : Long.numberOfTrailingZeros(square));
    }
}
