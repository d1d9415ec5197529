package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Cells;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Side;
import org.plyspace.geometry.AxisNames;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Offset;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the board: its size, what its levels and cells are called, colours and view. */
final class BoardReader {

    static final List<String> OFFSETS = List.of("ranks", "levels");

    private static final int FARTHEST = 10;
    private static final String ADJACENT =
            "hexagons do not lie side by side where these squares do; expected each rank half"
                    + " a square off the one below, by an 'offset', or every second square 'missing'";
    private static final Map<String, Mirror> MIRRORS = Map.of(
            "ranks", Mirror.RANKS,
            "ranks and levels", Mirror.RANKS_AND_LEVELS,
            "files and ranks", Mirror.FILES_AND_RANKS);

    private final Format format;
    private final Mirror mirror;
    private final Section board;
    private final Mistakes mistakes;
    private final Values values;

    private BoardReader(Section board, Optional<Node> mirror, Format format, Mistakes mistakes) {
        this.format = format;
        this.board = board;
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
        this.mirror = mirror.flatMap(node -> values.oneOf(node, MIRRORS)).orElse(Mirror.RANKS_AND_LEVELS);
    }

    /** The board, or empty if anything is wrong with it. */
    static Optional<Board> read(Section section, Optional<Node> mirror, Format format, Mistakes mistakes) {
        int before = mistakes.count();
        BoardReader reader = new BoardReader(section, mirror, format, mistakes);
        Format.Size largest = format.largest();
        int files = reader.size("files", largest.files());
        int ranks = reader.size("ranks", largest.ranks());
        int levels = reader.size("levels", largest.levels());
        boolean wraps =
                reader.board.optional("levelsWrap").flatMap(reader.values::flag).orElse(false);
        if (mistakes.count() > before) {
            return Optional.empty();
        }
        Lattice box = Lattice.box(files, ranks, levels);
        Optional<Board> board = reader.named(wraps ? box.wrappingLevels() : box);
        return mistakes.count() > before ? Optional.empty() : board;
    }

    private int size(String field, int max) {
        Optional<Node> node = field.equals("levels") ? board.optional(field) : board.required(field);
        return node.map(value -> values.integer(value, 1, max))
                .orElse(OptionalInt.of(1))
                .orElse(1);
    }

    private Optional<Board> named(Lattice lattice) {
        int before = mistakes.count();
        List<String> boards = boards(lattice.levels());
        if (mistakes.count() > before) {
            return Optional.empty();
        }
        List<String> fromTheTop = new ArrayList<>(boards);
        Collections.reverse(fromTheTop);
        List<String> textOrder = order(board.optional("textOrder"), boards, fromTheTop);
        Board.View view = view(boards, textOrder);
        Board.Colours colours = colours();
        List<String> names = new CellNames(lattice, boards, format, mistakes).read(board.required("squares"));
        if (names.isEmpty()) {
            return Optional.empty();
        }
        Board placed = withoutMissing(new Board(lattice, boards, names, colours, view, mirror));
        return mistakes.count() > before ? Optional.empty() : shaped(placed);
    }

    /** Squares are missing as White sees the whole board. */
    private Board withoutMissing(Board whole) {
        Optional<Node> node = board.optional("missing");
        if (node.isEmpty()) {
            return whole;
        }
        int before = mistakes.count();
        SidedCells missing = new CellsReader(whole, format, mistakes).read(node.get());
        IntPredicate isMissing = cell -> missing.has(Side.WHITE, cell);
        if (mistakes.count() == before
                && IntStream.range(0, whole.lattice().cells()).allMatch(isMissing)) {
            mistakes.add(node.get().place(), "all squares are missing; expected at least one square");
        }
        return mistakes.count() > before ? whole : whole.without(isMissing);
    }

    /** The board with cells of the shape that the file says. */
    private Optional<Board> shaped(Board squares) {
        Optional<Node> node = board.optional("cells");
        boolean hexagons = node.flatMap(value -> values.oneOf(value, Map.of("squares", false, "hexagons", true)))
                .orElse(false);
        if (!hexagons) {
            return Optional.of(squares);
        }
        board.optional("colours")
                .ifPresent(colours -> mistakes.add(
                        colours.place(), "hexagons have three colours by their place; expected no field 'colours'"));
        return squares.ofHexagons().or(() -> values.refused(node.get(), ADJACENT));
    }

    /** By how much each rank and each level lies to the right of the one below: the same for all, or in turn. */
    private Offset offset(Node node) {
        Section section = Section.of(node, mistakes, OFFSETS);
        double[] ranks = shifts(section, OFFSETS.get(0), format.largest().ranks());
        double[] levels = shifts(section, OFFSETS.get(1), format.largest().levels());
        return (x, y, z) -> ranks[y] + levels[z];
    }

    private double[] shifts(Section section, String field, int most) {
        double[] shifts = new double[most];
        section.optional(field).ifPresent(node -> {
            if (node instanceof Node.Items) {
                List<Double> inTurn = values.oneOrMore(node, most).stream()
                        .flatMap(item -> values.decimal(item, -FARTHEST, FARTHEST).stream())
                        .toList();
                Arrays.setAll(shifts, i -> inTurn.isEmpty() ? 0 : inTurn.get(i % inTurn.size()));
            } else {
                double each = values.decimal(node, -FARTHEST, FARTHEST).orElse(0.0);
                Arrays.setAll(shifts, i -> i * each);
            }
        });
        return shifts;
    }

    private List<String> boards(int levels) {
        List<String> numbers =
                IntStream.rangeClosed(1, levels).mapToObj(String::valueOf).toList();
        Optional<Node> node = board.optional("boards");
        if (node.isEmpty()) {
            return numbers;
        }
        List<String> names = names(node.get());
        if (names.size() != levels || Set.copyOf(names).size() != levels) {
            values.refused(
                    node.get(),
                    "expected " + levels + " different names of boards, the lowest level's first, found "
                            + names.size());
        }
        return names;
    }

    private List<String> names(Node node) {
        return values.items(node, format.largest().levels()).stream()
                .flatMap(item -> values.text(item, Form.BOARD_NAME).stream())
                .toList();
    }

    /** All boards in an order of their own. */
    private List<String> order(Optional<Node> node, List<String> boards, List<String> otherwise) {
        if (node.isEmpty()) {
            return otherwise;
        }
        List<String> order = names(node.get());
        if (order.size() != boards.size() || !Set.copyOf(order).equals(Set.copyOf(boards))) {
            values.refused(
                    node.get(),
                    "expected each of " + String.join(", ", boards) + " once, found " + String.join(", ", order));
        }
        return order;
    }

    private Board.View view(List<String> boards, List<String> textOrder) {
        Offset offset = board.optional("offset").map(this::offset).orElse(Offset.NONE);
        if (board.optional("view").isEmpty()) {
            return new Board.View(textOrder, Facing.WHITE_NEAR, textOrder, offset, Cells.SQUARES);
        }
        Section view = Section.of(board.optional("view").get(), mistakes, List.of("white", "order"));
        Facing facing = view.optional("white")
                .flatMap(node -> values.oneOf(node, Map.of("near", Facing.WHITE_NEAR, "left", Facing.WHITE_LEFT)))
                .orElse(Facing.WHITE_NEAR);
        List<String> order = order(view.optional("order"), boards, textOrder);
        return new Board.View(textOrder, facing, order, offset, Cells.SQUARES);
    }

    private Board.Colours colours() {
        if (board.optional("colours").isEmpty()) {
            return new Board.Colours(false, false);
        }
        Section colours = Section.of(board.optional("colours").get(), mistakes, List.of("first", "levels"));
        return new Board.Colours(
                colours.optional("first")
                        .flatMap(node -> values.oneOf(node, Map.of("dark", false, "light", true)))
                        .orElse(false),
                colours.optional("levels")
                        .flatMap(node -> values.oneOf(node, Map.of("alternating", false, "alike", true)))
                        .orElse(false));
    }

    /** Names cells by a pattern with placeholders, or by one pattern a level. */
    record CellNames(Lattice lattice, List<String> boards, Format format, Mistakes mistakes) {

        private static final String FILE = "{file}";

        /** The file called x. */
        private static final int X = 'x' - 'a';

        /** The names by cell, or none if they cannot be read. */
        List<String> read(Optional<Node> node) {
            if (node.isEmpty()) {
                return List.of();
            }
            Values values = new Values(mistakes);
            List<Node> nodes = values.oneOrMore(node.get(), format.largest().levels());
            List<String> patterns = nodes.stream()
                    .flatMap(item -> values.text(item, Form.CELL_NAMES).stream()
                            .filter(pattern -> isReadable(pattern, item, values)))
                    .toList();
            if (patterns.size() < nodes.size()) {
                return List.of();
            }
            boolean onePerLevel = node.get() instanceof Node.Items;
            if (onePerLevel && patterns.size() != lattice.levels()) {
                values.refused(
                        node.get(),
                        "expected one pattern, or one for each of the " + lattice.levels() + " levels, found "
                                + patterns.size());
                return List.of();
            }
            List<String> names = new ArrayList<>();
            for (int cell = 0; cell < lattice.cells(); cell++) {
                names.add(name(patterns.get(onePerLevel ? lattice.z(cell) : 0), cell));
            }
            return names;
        }

        /** An x within a name would be read as the x of a capture. */
        private boolean isReadable(String pattern, Node node, Values values) {
            if (lattice.files() <= X || pattern.lastIndexOf(FILE) <= 0) {
                return true;
            }
            values.refused(
                    node,
                    Values.quoted(pattern)
                            + " has the file x within names, where x is a capture; expected {file} at the"
                            + " beginning only, {FILE}, or at most " + X + " files");
            return false;
        }

        private String name(String pattern, int cell) {
            String file = AxisNames.file(lattice.x(cell));
            return pattern.replace(FILE, file)
                    .replace("{FILE}", file.toUpperCase(Locale.ROOT))
                    .replace("{rank}", String.valueOf(lattice.y(cell) + 1))
                    .replace("{level}", boards.get(lattice.z(cell)));
        }
    }
}
