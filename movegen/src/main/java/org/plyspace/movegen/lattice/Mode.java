package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.geometry.lattice.Step;

/**
 * One way in which a piece moves; a piece is a list of them. Steps are White's, Black's are mirrored as the declaration says
 * ({@link Mirror}). Immutable: each method gives a changed copy.
 *
 * @param kind what runs along the paths
 * @param paths each a list of steps, taken one after the other; all but those of {@link Kind#PATH} have one step
 * @param reach how often the step may be taken in a {@link Kind#LINE}
 * @param moves whether it goes to empty cells
 * @param captures whether it captures
 * @param from where the piece must stand
 * @param to where it may arrive, or what it may capture
 */
public record Mode(
        Kind kind, List<List<Step>> paths, int reach, boolean moves, boolean captures, SidedCells from, SidedCells to) {

    /** As far as the board goes. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** What runs along a mode's paths. */
    public enum Kind {
        /** One step again and again until something stands in the way, or the reach is used up. */
        LINE,
        /** All steps of the path; the cells passed must be empty: a lame leap. */
        PATH,
        /** One step again and again over exactly one piece, whoever's, to what lies beyond: the cannon of xiangqi. */
        HOP,
        /** Captures what stands one step away, without moving. */
        AFAR
    }

    public Mode {
        paths = paths.stream().map(List::copyOf).toList();
        if (reach < 1) {
            throw new IllegalArgumentException("a reach of " + reach + "; expected 1 or more");
        }
    }

    private static Mode of(Kind kind, List<Step> steps, int reach, boolean moves) {
        return new Mode(
                kind, steps.stream().map(List::of).toList(), reach, moves, true, SidedCells.all(), SidedCells.all());
    }

    /** Slides until something stands in the way. */
    public static Mode slide(List<Step> directions) {
        return of(Kind.LINE, directions, UNLIMITED, true);
    }

    /** Goes one step, whatever stands between. */
    public static Mode leap(List<Step> steps) {
        return of(Kind.LINE, steps, 1, true);
    }

    /** Slides, but takes at most this many steps. */
    public static Mode slide(int reach, List<Step> directions) {
        return of(Kind.LINE, directions, reach, true);
    }

    /** Goes to the end of a path whose other cells are empty. */
    public static Mode lame(List<List<Step>> paths) {
        return new Mode(Kind.PATH, paths, 1, true, true, SidedCells.all(), SidedCells.all());
    }

    /** Captures the second piece on a line; with {@link #movesToo} it goes to empty cells behind the first one as well. */
    public static Mode hop(List<Step> directions) {
        return of(Kind.HOP, directions, UNLIMITED, false);
    }

    /** Captures without leaving its cell. */
    public static Mode afar(List<Step> steps) {
        return of(Kind.AFAR, steps, 1, false);
    }

    /** The same, never capturing. */
    public Mode moveOnly() {
        return new Mode(kind, paths, reach, true, false, from, to);
    }

    /** The same, only capturing. */
    public Mode captureOnly() {
        return new Mode(kind, paths, reach, false, true, from, to);
    }

    /** The same, both moving and capturing. */
    public Mode movesToo() {
        return new Mode(kind, paths, reach, true, true, from, to);
    }

    /** The same, from these cells only. */
    public Mode from(SidedCells cells) {
        return new Mode(kind, paths, reach, moves, captures, cells, to);
    }

    /** The same, to these cells only; a line runs on over others. */
    public Mode to(SidedCells cells) {
        return new Mode(kind, paths, reach, moves, captures, from, cells);
    }

    /** Whether it is what rides and leaps of simple declarations are: nothing about it is conditional. */
    boolean isPlain() {
        boolean anywhere = from == SidedCells.all() && to == SidedCells.all();
        return kind == Kind.LINE && moves && captures && anywhere && (reach == 1 || reach == UNLIMITED);
    }

    /** The one step of each path. */
    List<Step> steps() {
        return paths.stream().map(path -> path.get(0)).toList();
    }
}
