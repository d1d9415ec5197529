package org.plyspace.variant.json;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * Reads sets of cells as each side sees them: {@code {"ranks": -1}}, {@code {"white": ["a2"], "black": ["a7"]}}, or an array
 * of such.
 */
record CellsReader(Board board, Format format, Mistakes mistakes) {

    static final List<String> RANGES = List.of("files", "ranks", "levels", "boards");
    static final List<String> LISTS = List.of("white", "black");
    /** Since the second format, squares can be listed for both sides at once. */
    static final String BOTH = "both";

    private static final List<String> LISTS_AND_BOTH = List.of("white", "black", BOTH);

    private static final int MOST_PARTS = 20;
    private static final int MOST_CELLS = 1000;

    /** The cells of a board, or all if there is none to find them on. */
    static SidedCells read(Optional<Board> board, Node node, Format format, Mistakes mistakes) {
        return board.map(found -> new CellsReader(found, format, mistakes).read(node))
                .orElse(SidedCells.all());
    }

    /** The cells; none if anything is wrong with them. */
    SidedCells read(Node node) {
        List<BitSet> cells = List.of(new BitSet(), new BitSet());
        for (Node part : new Values(mistakes).oneOrMore(node, MOST_PARTS)) {
            add(part, cells);
        }
        return (side, cell) -> cells.get(side.index()).get(cell);
    }

    private void add(Node part, List<BitSet> cells) {
        List<String> lists = format == Format.V1 ? LISTS : LISTS_AND_BOTH;
        boolean listed = part instanceof Node.Fields fields
                && fields.fields().keySet().stream().anyMatch(lists::contains);
        int before = mistakes.count();
        Section section = Section.of(part, mistakes, listed ? lists : RANGES);
        if (section.fields().isEmpty() && mistakes.count() == before) {
            mistakes.add(
                    part.place(), "no squares are named; expected files, ranks, levels, boards, or white and black");
        }
        if (mistakes.count() > before) {
            return;
        }
        for (Side side : Side.values()) {
            if (listed) {
                section.optional(side.word()).ifPresent(names -> addListed(names, cells.get(side.index())));
                section.optional(BOTH).ifPresent(names -> addListed(names, cells.get(side.index())));
            } else {
                addRange(section, side, cells.get(side.index()));
            }
        }
    }

    private void addListed(Node names, BitSet into) {
        for (Node name : new Values(mistakes).items(names, MOST_CELLS)) {
            cell(name).ifPresent(into::set);
        }
    }

    /** The cell of a name. */
    OptionalInt cell(Node node) {
        if (!(node instanceof Node.Text text)) {
            mistakes.add(node.place(), "expected a square like " + board.name(0) + ", found " + node.kind());
            return OptionalInt.empty();
        }
        OptionalInt cell = board.cell(text.value());
        if (cell.isEmpty()) {
            mistakes.add(
                    node.place(),
                    "there is no square " + Values.quoted(text.value()) + "; expected one like " + board.name(0)
                            + " or " + board.name(board.lattice().cells() - 1));
        }
        return cell;
    }

    /** Ranks and levels count from the side's own, where forward and up are the other way round for Black. */
    private void addRange(Section section, Side side, BitSet into) {
        Lattice lattice = board.lattice();
        Set<Integer> files = numbers(section.optional("files"), lattice.files(), i -> board.fileOf(side, i));
        Set<Integer> ranks = numbers(section.optional("ranks"), lattice.ranks(), i -> board.rankOf(side, i));
        Set<Integer> levels = numbers(section.optional("levels"), lattice.levels(), i -> board.levelOf(side, i));
        Set<Integer> boards = boards(section.optional("boards"));
        for (int cell = 0; cell < lattice.cells(); cell++) {
            boolean matches = has(files, lattice.x(cell))
                    && has(ranks, lattice.y(cell))
                    && has(levels, lattice.z(cell))
                    && has(boards, lattice.z(cell));
            into.set(cell, matches || into.get(cell));
        }
    }

    /** Without numbers, nothing is restricted. */
    private static boolean has(Set<Integer> numbers, int number) {
        return numbers.isEmpty() || numbers.contains(number);
    }

    /** Numbers from 1, or from -1 for the last, as indices from 0. */
    private Set<Integer> numbers(Optional<Node> node, int size, IntUnaryOperator seenBySide) {
        Values values = new Values(mistakes);
        return node.map(value -> values.oneOrMore(value, size)).orElse(List.of()).stream()
                .flatMap(item -> index(values, item, size).stream().boxed())
                .map(seenBySide::applyAsInt)
                .collect(Collectors.toSet());
    }

    private static OptionalInt index(Values values, Node node, int size) {
        OptionalInt number = values.integer(node, -size, size);
        if (number.isPresent() && number.getAsInt() == 0) {
            values.refused(node, "0 counts nothing; 1 is the first and -1 the last");
            return OptionalInt.empty();
        }
        return number.isEmpty()
                ? number
                : OptionalInt.of(number.getAsInt() > 0 ? number.getAsInt() - 1 : size + number.getAsInt());
    }

    private Set<Integer> boards(Optional<Node> node) {
        Values values = new Values(mistakes);
        return node.map(value -> values.oneOrMore(value, board.lattice().levels())).orElse(List.of()).stream()
                .flatMap(
                        item -> values.text(item, Form.BOARD_NAME).stream().flatMap(name -> level(item, name).stream()))
                .collect(Collectors.toSet());
    }

    private Optional<Integer> level(Node node, String name) {
        int level = board.boards().indexOf(name);
        return level >= 0
                ? Optional.of(level)
                : new Values(mistakes)
                        .refused(
                                node,
                                "there is no board " + Values.quoted(name) + "; expected one of "
                                        + String.join(", ", board.boards()));
    }
}
