package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.api.Layout.Facing;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the board: its size, what its levels and cells are called, colours and view. */
final class BoardReader {

    static final int MOST_FILES = 23;
    static final int MOST_RANKS = 26;
    static final int MOST_LEVELS = 26;

    static final List<String> FIELDS =
            List.of("files", "ranks", "levels", "levelsWrap", "boards", "textOrder", "squares", "colours", "view");

    private final Section board;
    private final Mistakes mistakes;
    private final Values values;

    private BoardReader(Node node, Mistakes mistakes) {
        this.board = Section.of(node, mistakes, FIELDS);
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
    }

    /** The board, or empty if anything is wrong with it. */
    static Optional<Board> read(Node node, Mistakes mistakes) {
        int before = mistakes.count();
        BoardReader reader = new BoardReader(node, mistakes);
        int files = reader.size("files", MOST_FILES);
        int ranks = reader.size("ranks", MOST_RANKS);
        int levels = reader.size("levels", MOST_LEVELS);
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
        List<String> names = new CellNames(lattice, boards, mistakes).read(board.required("squares"));
        return names.isEmpty() ? Optional.empty() : Optional.of(new Board(lattice, boards, names, colours, view));
    }

    private List<String> boards(int levels) {
        List<String> numbers =
                IntStream.rangeClosed(1, levels).mapToObj(String::valueOf).toList();
        Optional<Node> node = board.optional("boards");
        if (node.isEmpty()) {
            return numbers;
        }
        List<String> names = values.items(node.get(), MOST_LEVELS).stream()
                .flatMap(item -> values.text(item, Form.BOARD_NAME).stream())
                .toList();
        if (names.size() != levels || Set.copyOf(names).size() != levels) {
            values.refused(
                    node.get(),
                    names.size() + " names of boards are refused; " + levels
                            + " different ones, the lowest level's first, would be accepted");
        }
        return names;
    }

    /** All boards in an order of their own. */
    private List<String> order(Optional<Node> node, List<String> boards, List<String> otherwise) {
        if (node.isEmpty()) {
            return otherwise;
        }
        List<String> order = values.items(node.get(), MOST_LEVELS).stream()
                .flatMap(item -> values.text(item, Form.BOARD_NAME).stream())
                .toList();
        if (order.size() != boards.size() || !Set.copyOf(order).equals(Set.copyOf(boards))) {
            values.refused(
                    node.get(),
                    String.join(", ", order) + " is refused; each of " + String.join(", ", boards)
                            + " once would be accepted");
        }
        return order;
    }

    private Board.View view(List<String> boards, List<String> textOrder) {
        if (board.optional("view").isEmpty()) {
            return new Board.View(textOrder, Facing.WHITE_NEAR, textOrder);
        }
        Section view = Section.of(board.optional("view").get(), mistakes, List.of("white", "order"));
        Facing facing = view.optional("white")
                .flatMap(node -> values.oneOf(node, Map.of("near", Facing.WHITE_NEAR, "left", Facing.WHITE_LEFT)))
                .orElse(Facing.WHITE_NEAR);
        return new Board.View(textOrder, facing, order(view.optional("order"), boards, textOrder));
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
}
