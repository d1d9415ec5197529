package org.plyspace.movegen.lattice.declare;

import java.util.List;
import java.util.Set;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;

/**
 * One way in which a piece moves; a piece has a list of them. Steps are White's; Black's are mirrored as the declaration says
 * ({@link Mirror}). Immutable: each method returns a changed copy.
 *
 * @param kind how the piece follows the paths
 * @param paths lists of steps taken one after the other; except for {@link Kind#PATH}, each has one step
 * @param reach how often the step may be taken in a {@link Kind#LINE}
 * @param moves whether the piece moves to empty cells
 * @param captures whether the piece captures
 * @param from where the piece must stand
 * @param to where it may arrive, or what it may capture
 * @param when whether the piece must have moved, or must not
 * @param prey the symbols of the types that the piece may capture; empty for all
 */
public record Mode(
        Kind kind,
        List<List<Step>> paths,
        int reach,
        boolean moves,
        boolean captures,
        SidedCells from,
        SidedCells to,
        When when,
        Set<String> prey) {

    /** The reach of a line that goes as far as the board does. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** How a piece follows a mode's paths. */
    public enum Kind {
        /** Repeats one step until something stands in the way or the reach is used up. */
        LINE,
        /** Takes all steps of the path, whose passed cells must be empty: a lame leap. */
        PATH,
        /** Repeats one step over exactly one piece of either side, to what lies beyond: the cannon of xiangqi. */
        HOP,
        /** Captures what stands one step away without moving. */
        AFAR,
        /** Stays where it is: the turn passes. */
        STAY;

        /** Whether the piece goes to another cell. */
        public boolean leavesItsCell() {
            return this != AFAR && this != STAY;
        }
    }

    /** Whether a piece must have moved; where unmoved pieces stand is stated by {@link LatticeSpec#starts}. */
    public enum When {
        ALWAYS,
        UNMOVED,
        MOVED
    }

    public Mode {
        paths = paths.stream().map(List::copyOf).toList();
        prey = Set.copyOf(prey);
        if (reach < 1) {
            throw new IllegalArgumentException("a reach of " + reach + "; expected 1 or more");
        }
    }

    private static Mode of(Kind kind, List<Step> steps, int reach, boolean moves) {
        return new Mode(
                kind,
                steps.stream().map(List::of).toList(),
                reach,
                moves,
                true,
                SidedCells.all(),
                SidedCells.all(),
                When.ALWAYS,
                Set.of());
    }

    /** A mode that slides until something stands in the way. */
    public static Mode slide(List<Step> directions) {
        return of(Kind.LINE, directions, UNLIMITED, true);
    }

    /** A mode that takes one step, leaping over men. */
    public static Mode leap(List<Step> steps) {
        return of(Kind.LINE, steps, 1, true);
    }

    /** A mode that slides at most this many steps. */
    public static Mode slide(int reach, List<Step> directions) {
        return of(Kind.LINE, directions, reach, true);
    }

    /** A mode that goes to the end of a path whose other cells are empty. */
    public static Mode lame(List<List<Step>> paths) {
        return new Mode(Kind.PATH, paths, 1, true, true, SidedCells.all(), SidedCells.all(), When.ALWAYS, Set.of());
    }

    /** A mode that captures the second piece on a line; with {@link #movesToo}, it also moves to empty cells behind the first. */
    public static Mode hop(List<Step> directions) {
        return of(Kind.HOP, directions, UNLIMITED, false);
    }

    /** A mode that captures without leaving its cell. */
    public static Mode afar(List<Step> steps) {
        return of(Kind.AFAR, steps, 1, false);
    }

    /** A mode that stays where it is, which passes the turn; it neither loses castling nor counts as having moved. */
    public static Mode stay() {
        return of(Kind.STAY, List.of(new Step(0, 0, 0)), 1, true).moveOnly();
    }

    /** A copy that never captures. */
    public Mode moveOnly() {
        return new Mode(kind, paths, reach, true, false, from, to, when, prey);
    }

    /** A copy that only captures. */
    public Mode captureOnly() {
        return new Mode(kind, paths, reach, false, true, from, to, when, prey);
    }

    /** A copy that both moves and captures. */
    public Mode movesToo() {
        return new Mode(kind, paths, reach, true, true, from, to, when, prey);
    }

    /** A copy that starts only on these cells. */
    public Mode from(SidedCells cells) {
        return new Mode(kind, paths, reach, moves, captures, cells, to, when, prey);
    }

    /** A copy that ends only on these cells; a line continues over others. */
    public Mode to(SidedCells cells) {
        return new Mode(kind, paths, reach, moves, captures, from, cells, when, prey);
    }

    /** A copy for pieces that have moved, or for those that have not. */
    public Mode when(When condition) {
        return new Mode(kind, paths, reach, moves, captures, from, to, condition, prey);
    }

    /** A copy that, if it captures, captures only men of these types, given by their symbols. */
    public Mode capturesOnly(Set<String> types) {
        return new Mode(kind, paths, reach, moves, captures, from, to, when, types);
    }

    /** Whether it is unconditional, as the rides and leaps of simple declarations are. */
    boolean isPlain() {
        boolean anywhere = from == SidedCells.all() && to == SidedCells.all();
        return kind == Kind.LINE
                && moves
                && captures
                && anywhere
                && when == When.ALWAYS
                && prey.isEmpty()
                && (reach == 1 || reach == UNLIMITED);
    }

    /** The first and only step of each path. */
    List<Step> steps() {
        return paths.stream().map(path -> path.get(0)).toList();
    }
}
