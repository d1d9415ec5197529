package org.plyspace.movegen.lattice.declare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.BoxSymmetries;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.Occupation;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.HandTables;

/**
 * Finds the turns and reflections of the board, with and without exchange of the sides, that map every piece's moves to its moves, by
 * trying all 96.
 *
 * <p>A turn of a box maps the cell that a step leads to from any cell to the cell that the turned step leads to from its image. So moves
 * are mapped to moves if the same steps, under the same conditions on cells, exist before and after.
 */
public final class SymmetryFinder {

    private final LatticeDeclaration declared;
    private final Lattice lattice;
    private final List<PieceType> types;
    /** The types whose moves a symmetry must keep. */
    private final BitSet required;

    private final boolean keepsFreezing;

    /** Finds the symmetries that hold at least as long as no directional pieces are on the board. */
    public SymmetryFinder(LatticeDeclaration declared) {
        this(declared, new BitSet(), true);
        types.stream()
                .filter(type -> !type.directional() || declared.hands.isPresent())
                .forEach(type -> required.set(type.index()));
    }

    private SymmetryFinder(LatticeDeclaration declared, BitSet required, boolean keepsFreezing) {
        this.declared = declared;
        this.lattice = declared.lattice;
        this.types = declared.pieces.types();
        this.required = required;
        this.keepsFreezing = keepsFreezing;
    }

    /** Finds the symmetries that hold as long as no other types, and what these become, are on the board and in hands. */
    public static SymmetryFinder of(LatticeDeclaration declared, Collection<PieceType> some) {
        BitSet all = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        some.forEach(type -> open.add(type.index()));
        while (!open.isEmpty()) {
            int type = open.remove();
            if (!all.get(type)) {
                all.set(type);
                descendants(declared, type).forEach(symbol -> open.add(declared.pieces.typeOf(symbol)));
            }
        }
        boolean freezing = declared.freezing
                .map(rule -> all.get(declared.pieces.typeOf(rule.symbol())))
                .orElse(false);
        return new SymmetryFinder(declared, all, freezing);
    }

    /** The symbols of what a piece can become by promotion or capture. */
    private static List<String> descendants(LatticeDeclaration declared, int type) {
        DeclaredPiece piece = declared.pieces.get(type);
        List<String> symbols = new ArrayList<>(piece.choices());
        declared.hands.map(hands -> hands.held().get(piece.symbol())).ifPresent(symbols::add);
        return symbols;
    }

    /** A path of a mode on its own, the same for all declarations of the same moves; cells are null where all are allowed. */
    private record Way(
            Mode.Kind kind,
            List<Step> path,
            int reach,
            boolean moves,
            boolean captures,
            BitSet from,
            BitSet to,
            Mode.When when,
            Set<String> prey) {}

    /** A turn being tried. */
    private final class Trial {

        private final UnaryOperator<Step> map;
        private final int[] images;
        private final boolean exchange;

        Trial(Step turn, boolean exchange) {
            this.map = step -> step.turned(turn);
            this.images = BoxSymmetries.images(lattice, map);
            this.exchange = exchange;
        }

        boolean isPermutation() {
            return Arrays.stream(images).noneMatch(image -> image == Lattice.NO_CELL);
        }

        boolean isIdentity() {
            return !exchange && IntStream.range(0, images.length).allMatch(cell -> images[cell] == cell);
        }

        private Side image(Side side) {
            return exchange ? side.opposite() : side;
        }

        private Step image(Step step) {
            return lattice.normal(map.apply(step));
        }

        private BitSet image(BitSet cells) {
            if (cells == null) {
                return null;
            }
            BitSet image = new BitSet();
            cells.stream().forEach(cell -> image.set(images[cell]));
            return image;
        }

        private Way image(Way way) {
            return new Way(
                    way.kind(),
                    way.path().stream().map(this::image).toList(),
                    way.reach(),
                    way.moves(),
                    way.captures(),
                    image(way.from()),
                    image(way.to()),
                    way.when(),
                    way.prey());
        }

        boolean keepsBoard() {
            return declared.arrival.map(this::commutes).orElse(true)
                    && (!keepsFreezing
                            || declared.freezing
                                    .map(rule -> image(rule.step()).equals(lattice.normal(rule.step())))
                                    .orElse(true))
                    && declared.end.goals().map(goals -> keeps(goals::has)).orElse(true)
                    && declared.end.occupations().stream().allMatch(this::keeps);
        }

        private boolean keeps(Occupation occupation) {
            return List.of(Side.values()).stream()
                    .allMatch(side -> areas(occupation, side).stream()
                            .map(this::image)
                            .collect(Collectors.toSet())
                            .equals(areas(occupation, image(side))));
        }

        private Set<BitSet> areas(Occupation occupation, Side side) {
            return occupation.areas().stream().map(area -> set(area::has, side)).collect(Collectors.toSet());
        }

        private boolean commutes(IntUnaryOperator cells) {
            return IntStream.range(0, images.length)
                    .allMatch(cell -> images[cells.applyAsInt(cell)] == cells.applyAsInt(images[cell]));
        }

        private boolean keeps(SidedCells cells) {
            return List.of(Side.values()).stream()
                    .allMatch(side -> Objects.equals(image(set(cells, side)), set(cells, image(side))));
        }

        boolean keeps(DeclaredPiece piece) {
            SidedCells homes = declared.pieces.homes().get(piece.symbol());
            SidedCells starts = declared.pieces.starts().get(piece.symbol());
            return keepsWays(piece)
                    && (homes == null || keeps(homes))
                    && (starts == null || keeps(starts))
                    && piece.pawn().map(this::keeps).orElse(true)
                    && piece.promotion()
                            .map(p -> keeps(p.zone()) && keeps(p.forced()))
                            .orElse(true)
                    && declared.hands
                            .map(hands -> keeps(hands.drop(piece.symbol())))
                            .orElse(true);
        }

        private boolean keepsWays(DeclaredPiece piece) {
            for (Side side : Side.values()) {
                Set<Way> images = new HashSet<>();
                ways(piece, side).forEach(way -> images.add(image(way)));
                if (!images.equals(ways(piece, image(side)))) {
                    return false;
                }
            }
            return true;
        }

        private boolean keeps(PawnSpec pawn) {
            return keeps(pawn.advances())
                    && keeps(pawn.captures())
                    && keeps(pawn.doubleSteps())
                    && keeps(pawn.doubleStep())
                    && keeps(pawn.promotion());
        }

        private boolean keeps(List<Step> steps) {
            for (Side side : Side.values()) {
                Set<Step> images = new HashSet<>();
                declared.mirror.of(steps, side).forEach(step -> images.add(image(step)));
                Set<Step> expected = new HashSet<>();
                declared.mirror.of(steps, image(side)).forEach(step -> expected.add(lattice.normal(step)));
                if (!images.equals(expected)) {
                    return false;
                }
            }
            return true;
        }

        private boolean keeps(Drop drop) {
            return keeps(drop.forbidden()) && (drop.line() == null || HandTables.keepsLines(drop.line(), images));
        }

        Symmetry symmetry(boolean keepsForward) {
            return new Symmetry(images, new int[0], new int[0], keepsForward, exchange);
        }
    }

    public List<Symmetry> find() {
        List<Symmetry> symmetries = new ArrayList<>();
        boolean plainTurns = declared.turnRule == TurnRule.PLAIN;
        if (!plainTurns && !declared.turnRule.treatsCellsAlike()) {
            return symmetries;
        }
        Set<String> known = new HashSet<>();
        for (Step turn : Step.AXES.allTurns()) {
            if (fits(turn)) {
                for (boolean exchange : plainTurns ? new boolean[] {false, true} : new boolean[] {false}) {
                    Trial trial = new Trial(turn, exchange);
                    boolean isNew = trial.isPermutation()
                            && !trial.isIdentity()
                            && (turnsDiffer() || known.add(exchange + Arrays.toString(trial.images)));
                    if (isNew) {
                        add(trial, symmetries);
                    }
                }
            }
        }
        return symmetries;
    }

    private void add(Trial trial, List<Symmetry> into) {
        if (trial.keepsBoard() && keeps(trial, required::get)) {
            into.add(trial.symmetry(keeps(trial, type -> types.get(type).directional())));
        }
    }

    private boolean keeps(Trial trial, IntPredicate which) {
        return IntStream.range(0, types.size()).filter(which).allMatch(type -> trial.keeps(declared.pieces.get(type)));
    }

    /** Whether all axes are longer than one: then no two turns have the same effect. */
    private boolean turnsDiffer() {
        return Math.min(lattice.files(), Math.min(lattice.ranks(), lattice.levels())) > 1;
    }

    /** Whether a turn maps the box to itself; an axis that goes round must stay in its place. */
    private boolean fits(Step turn) {
        int[] sizes = {lattice.files(), lattice.ranks(), lattice.levels()};
        boolean wraps = lattice.normal(new Step(0, 0, -1)).dz() != -1;
        return sizes[Math.abs(turn.dx()) - 1] == sizes[0]
                && sizes[Math.abs(turn.dy()) - 1] == sizes[1]
                && sizes[Math.abs(turn.dz()) - 1] == sizes[2]
                && (!wraps || Math.abs(turn.dz()) == Step.AXES.dz());
    }

    private Set<Way> ways(DeclaredPiece piece, Side side) {
        Set<Way> ways = new HashSet<>();
        for (Mode mode : piece.modes()) {
            BitSet from = set(mode.from(), side);
            BitSet to = set(mode.to(), side);
            for (List<Step> path : mode.paths()) {
                List<Step> steps = declared.mirror.of(path, side).stream()
                        .map(lattice::normal)
                        .toList();
                ways.add(new Way(
                        mode.kind(),
                        steps,
                        mode.reach(),
                        mode.moves(),
                        mode.captures(),
                        from,
                        to,
                        mode.when(),
                        mode.prey()));
            }
        }
        return ways;
    }

    /** A side's cells, or null if they are all cells. */
    private BitSet set(SidedCells cells, Side side) {
        if (cells == SidedCells.all()) {
            return null;
        }
        BitSet set = new BitSet();
        IntStream.range(0, lattice.cells())
                .filter(cell -> cells.has(side, cell))
                .forEach(set::set);
        return set;
    }
}
