package org.plyspace.variant.json;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntBiFunction;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads which captured pieces go into a hand, as what, and where they may be dropped. */
record HandsReader(Optional<Board> board, Format format, Mistakes mistakes) {

    static final List<String> FIELDS = List.of("held", "heldAs", "placed", "first", "most", "drops");
    static final List<String> DROP_FIELDS = List.of("forbidden", "onePer", "mate", "check");

    private static final int MOST = 63;
    /** More than a file, a rank or a level can have as its index. */
    private static final int MOST_ON_AXIS = 100;

    private static final Map<String, ToIntBiFunction<Lattice, Integer>> AXES =
            Map.of("file", Lattice::x, "rank", Lattice::y, "level", Lattice::z);

    Hands read(Section section) {
        Values values = new Values(mistakes);
        if (section.optional("placed").isEmpty()) {
            section.required("held");
        }
        String held = symbols(section, "held", values);
        int most = section.required("most")
                .map(node -> values.integer(node, 1, MOST).orElse(1))
                .orElse(1);
        Hands hands = Hands.of(held, most)
                .placing(symbols(section, "placed", values))
                .first(symbols(section, "first", values));
        for (Map.Entry<String, Node.Field> field : named(section, "heldAs").entrySet()) {
            Optional<String> as = values.text(field.getValue().value(), Form.SYMBOL);
            if (isSymbol(field) && isNew(field, held) && as.isPresent()) {
                hands = hands.heldAs(field.getKey(), as.get());
            }
        }
        for (Map.Entry<String, Node.Field> field : named(section, "drops").entrySet()) {
            Drop drop = drop(field.getValue().value());
            hands = isSymbol(field) ? hands.dropping(field.getKey(), drop) : hands;
        }
        return hands;
    }

    private static String symbols(Section section, String field, Values values) {
        return section.optional(field)
                .flatMap(node -> values.text(node, Form.SYMBOLS))
                .orElse("");
    }

    private Map<String, Node.Field> named(Section section, String field) {
        return section.optional(field)
                .map(node -> Section.named(node, mistakes).fields())
                .orElse(Map.of());
    }

    private boolean isSymbol(Map.Entry<String, Node.Field> field) {
        boolean fits = Form.SYMBOL.fits(field.getKey());
        if (!fits) {
            mistakes.add(
                    field.getValue().name(),
                    Values.quoted(field.getKey()) + " is not a symbol of a piece; expected " + Form.SYMBOL.accepted());
        }
        return fits;
    }

    /** A captured piece is held as itself or as another, not as both. */
    private boolean isNew(Map.Entry<String, Node.Field> field, String held) {
        boolean fits = !Symbols.split(held).contains(field.getKey());
        if (!fits) {
            mistakes.add(
                    field.getValue().name(),
                    field.getKey() + " is held as itself, since it is among 'held' (" + held
                            + "); expected a piece that is not");
        }
        return fits;
    }

    private Drop drop(Node node) {
        Section section = Section.of(node, mistakes, DROP_FIELDS);
        Drop drop = section.optional("forbidden")
                .map(cells -> CellsReader.read(board, cells, format, mistakes))
                .map(Drop::except)
                .orElse(Drop.ANYWHERE);
        Optional<IntUnaryOperator> lines = section.optional("onePer").flatMap(this::lines);
        drop = lines.isPresent() ? drop.onePerLine(lines.get()) : drop;
        if (!may(section, "check")) {
            return drop.giving(Drop.Gives.NO_CHECK);
        }
        return may(section, "mate") ? drop : drop.giving(Drop.Gives.NO_MATE);
    }

    private boolean may(Section section, String field) {
        return section.optional(field).flatMap(new Values(mistakes)::flag).orElse(true);
    }

    /** Cells are on one line if they agree in what is named: those that agree in file and level are on one column of play. */
    private Optional<IntUnaryOperator> lines(Node node) {
        Values values = new Values(mistakes);
        Set<ToIntBiFunction<Lattice, Integer>> axes = new HashSet<>();
        values.oneOrMore(node, AXES.size())
                .forEach(item -> values.oneOf(item, AXES).ifPresent(axes::add));
        return board.map(found -> cell -> {
            int line = 0;
            for (ToIntBiFunction<Lattice, Integer> axis : axes) {
                line = line * MOST_ON_AXIS + axis.applyAsInt(found.lattice(), cell);
            }
            return line;
        });
    }
}
