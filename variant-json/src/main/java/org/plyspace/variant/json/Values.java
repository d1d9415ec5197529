package org.plyspace.variant.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads single values; one that is not as it must be is added to the mistakes and read as empty. */
record Values(Mistakes mistakes) {

    Optional<String> text(Node node, Form form) {
        if (!(node instanceof Node.Text text)) {
            return refused(node, node.kind() + " is refused; a text would be accepted");
        }
        return form.fits(text.value())
                ? Optional.of(text.value())
                : refused(node, quoted(text.value()) + " is refused; " + form.accepted());
    }

    OptionalInt integer(Node node, int min, int max) {
        String accepted = "; a whole number from " + min + " to " + max + " would be accepted";
        if (!(node instanceof Node.Numeral numeral)) {
            refused(node, node.kind() + " is refused" + accepted);
            return OptionalInt.empty();
        }
        boolean whole = numeral.value().matches("-?[0-9]{1,9}");
        if (!whole || Integer.parseInt(numeral.value()) < min || Integer.parseInt(numeral.value()) > max) {
            refused(node, Texts.shorten(numeral.value()) + " is refused" + accepted);
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(numeral.value()));
    }

    /** A number that need not be whole. */
    Optional<Double> decimal(Node node, int min, int max) {
        boolean number = node instanceof Node.Numeral numeral
                && numeral.value().matches("-?[0-9]{1,3}(\\.[0-9]{1,6})?")
                && Double.parseDouble(numeral.value()) >= min
                && Double.parseDouble(numeral.value()) <= max;
        return number
                ? Optional.of(Double.parseDouble(((Node.Numeral) node).value()))
                : refused(
                        node,
                        (node instanceof Node.Numeral numeral ? Texts.shorten(numeral.value()) : node.kind())
                                + "; expected a number from " + min + " to " + max + " like 0.5");
    }

    Optional<Boolean> flag(Node node) {
        return node instanceof Node.Flag flag
                ? Optional.of(flag.value())
                : refused(node, node.kind() + " is refused; true or false would be accepted");
    }

    /** One of a few words, as what it stands for. */
    <T> Optional<T> oneOf(Node node, Map<String, T> words) {
        String accepted = words.keySet().stream().sorted().collect(Collectors.joining(" or ")) + " would be accepted";
        if (!(node instanceof Node.Text text)) {
            return refused(node, node.kind() + " is refused; " + accepted);
        }
        T meant = words.get(text.value());
        return meant != null ? Optional.of(meant) : refused(node, quoted(text.value()) + " is refused; " + accepted);
    }

    /** The items of an array; no array is read as an empty one. */
    List<Node> items(Node node, int max) {
        if (!(node instanceof Node.Items items)) {
            refused(node, node.kind() + " is refused; an array would be accepted");
            return List.of();
        }
        if (items.items().size() > max) {
            refused(node, items.items().size() + " items are refused; at most " + max + " would be accepted");
            return List.of();
        }
        return items.items();
    }

    /** The items of an array, or the value itself as the only one. */
    List<Node> oneOrMore(Node node, int max) {
        if (node instanceof Node.Items array && array.items().isEmpty()) {
            refused(node, "an empty array is refused; at least one item would be accepted");
        }
        return node instanceof Node.Items ? items(node, max) : List.of(node);
    }

    <T> Optional<T> refused(Node node, String reason) {
        mistakes.add(node.place(), reason);
        return Optional.empty();
    }

    static String quoted(String text) {
        return "'" + Texts.shorten(text) + "'";
    }
}
