package org.plyspace.variant.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Cells;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Side;
import org.plyspace.geometry.AxisNames;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Offset;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;

/** A lattice and what its cells and boards are called. Immutable. */
final class Board {

    /** Places are compared in such parts of a square. */
    private static final long GRAIN = 1_000_000;

    private final Lattice lattice;
    private final List<String> boards;
    private final List<String> names;
    private final Map<String, Integer> cells = new HashMap<>();
    private final Colours colours;
    private final View view;
    private final Mirror mirror;

    /**
     * Which cells are light.
     *
     * @param firstIsLight the first cell: first file, first rank, lowest level
     * @param alike whether all levels are coloured like the lowest
     */
    record Colours(boolean firstIsLight, boolean alike) {}

    /**
     * How the boards are written and shown.
     *
     * @param textOrder all boards in the order of a position's text
     * @param viewOrder all boards from the left
     */
    record View(List<String> textOrder, Facing facing, List<String> viewOrder, Offset offset, Cells cells) {}

    /**
     * With names by cell.
     *
     * @param boards names of the boards, the lowest first
     */
    Board(Lattice lattice, List<String> boards, List<String> names, Colours colours, View view, Mirror mirror) {
        this.lattice = lattice;
        this.boards = List.copyOf(boards);
        this.names = List.copyOf(names);
        this.colours = colours;
        this.view = view;
        this.mirror = mirror;
        for (int cell = 0; cell < names.size(); cell++) {
            cells.put(names.get(cell), cell);
        }
    }

    Lattice lattice() {
        return lattice;
    }

    /** Names of the boards, the lowest first. */
    List<String> boards() {
        return boards;
    }

    String name(int cell) {
        return names.get(cell);
    }

    OptionalInt cell(String name) {
        Integer cell = cells.get(name);
        return cell == null ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    /** The same board without some squares. */
    Board without(IntPredicate missing) {
        Lattice smaller = lattice.without((x, y, z) -> missing.test(lattice.cell(x, y, z)));
        List<String> left = IntStream.range(0, names.size())
                .filter(cell -> !missing.test(cell))
                .mapToObj(names::get)
                .toList();
        return new Board(smaller, boards, left, colours, view, mirror);
    }

    /** The same board of hexagons, whose places are those of its squares; empty if hexagons would not lie side by side there. */
    Optional<Board> ofHexagons() {
        Cells cells = liesBy(1, 2) ? Cells.HEXAGONS_IN_FILES : Cells.HEXAGONS_IN_RANKS;
        View hexagons = new View(view.textOrder(), view.facing(), view.viewOrder(), view.offset(), cells);
        return cells == Cells.HEXAGONS_IN_FILES || liesBy(0.5, 1)
                ? Optional.of(new Board(lattice, boards, names, colours, hexagons, mirror))
                : Optional.empty();
    }

    /** Whether all squares of a level lie whole periods apart, but for a shift with each rank. */
    private boolean liesBy(double shift, int period) {
        return IntStream.range(0, lattice.levels())
                .allMatch(z -> IntStream.range(0, names.size())
                                .filter(cell -> lattice.z(cell) == z)
                                .mapToLong(cell -> {
                                    double x = lattice.x(cell) + view.offset().of(lattice.x(cell), lattice.y(cell), z);
                                    return Math.floorMod(
                                            Math.round((x + shift * lattice.y(cell)) * GRAIN), GRAIN * period);
                                })
                                .distinct()
                                .count()
                        <= 1);
    }

    /** A side's equivalent of White's index along files. */
    int fileOf(Side side, int index) {
        return side == Side.BLACK && mirror == Mirror.FILES_AND_RANKS ? lattice.files() - 1 - index : index;
    }

    /** A side's equivalent of White's index along ranks. */
    int rankOf(Side side, int index) {
        return side == Side.BLACK ? lattice.ranks() - 1 - index : index;
    }

    /** A side's equivalent of White's index along levels. */
    int levelOf(Side side, int index) {
        return side == Side.BLACK && mirror == Mirror.RANKS_AND_LEVELS ? lattice.levels() - 1 - index : index;
    }

    Mirror mirror() {
        return mirror;
    }

    private boolean isLight(int cell) {
        int sum = lattice.x(cell) + lattice.y(cell) + (colours.alike() ? 0 : lattice.z(cell));
        return colours.firstIsLight() == (sum % 2 == 0);
    }

    LatticeSpec declare() {
        return new LatticeSpec(lattice)
                .squares(this::name, squareForm(), squareRange())
                .light(this::isLight)
                .boards(boards, view.textOrder())
                .view(view.facing(), view.viewOrder())
                .mirror(mirror)
                .offset(view.offset())
                .cells(view.cells());
    }

    /** Matches texts of the kinds of characters and the lengths that names have. */
    private String squareForm() {
        String letters = names.stream().flatMapToInt(String::chars).anyMatch(Character::isUpperCase) ? "A-Za-z" : "a-z";
        String parentheses = names.get(0).indexOf('(') >= 0 ? "()" : "";
        int shortest = names.stream().mapToInt(String::length).min().orElseThrow();
        int longest = names.stream().mapToInt(String::length).max().orElseThrow();
        return "(?=.*[0-9A-Za-z])[0-9" + letters + parentheses + "]{" + shortest + "," + longest + "}";
    }

    private String squareRange() {
        String inLevel = "files run from a to " + AxisNames.file(lattice.files() - 1) + ", ranks from 1 to "
                + lattice.ranks() + ", as in " + name(0) + " and " + name(names.size() - 1);
        return boards.size() == 1
                ? inLevel
                : inLevel + "; the boards are " + boards.stream().collect(Collectors.joining(", "));
    }
}
