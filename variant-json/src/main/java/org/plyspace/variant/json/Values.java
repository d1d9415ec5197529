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
            return refused(node, "expected a string, found " + node.kind());
        }
        return form.fits(text.value()) ? Optional.of(text.value()) : refused(node, form.refusal(text.value()));
    }

    OptionalInt integer(Node node, int min, int max) {
        String expected = "expected a whole number from " + min + " to " + max + ", found ";
        if (!(node instanceof Node.Numeral numeral)) {
            refused(node, expected + node.kind());
            return OptionalInt.empty();
        }
        boolean whole = numeral.value().matches("-?[0-9]{1,9}");
        if (!whole || Integer.parseInt(numeral.value()) < min || Integer.parseInt(numeral.value()) > max) {
            refused(node, expected + Texts.shorten(numeral.value()));
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
                        "expected a number from " + min + " to " + max + " like 0.5, found "
                                + (node instanceof Node.Numeral numeral
                                        ? Texts.shorten(numeral.value())
                                        : node.kind()));
    }

    Optional<Boolean> flag(Node node) {
        return node instanceof Node.Flag flag
                ? Optional.of(flag.value())
                : refused(node, "expected true or false, found " + node.kind());
    }

    /** One of a few words, as what it stands for. */
    <T> Optional<T> oneOf(Node node, Map<String, T> words) {
        String expected =
                "expected " + words.keySet().stream().sorted().collect(Collectors.joining(" or ")) + ", found ";
        if (!(node instanceof Node.Text text)) {
            return refused(node, expected + node.kind());
        }
        T meant = words.get(text.value());
        return meant != null ? Optional.of(meant) : refused(node, expected + quoted(text.value()));
    }

    /** The items of an array; no array is read as an empty one. */
    List<Node> items(Node node, int max) {
        if (!(node instanceof Node.Items items)) {
            refused(node, "expected an array, found " + node.kind());
            return List.of();
        }
        if (items.items().size() > max) {
            refused(
                    node,
                    "expected at most " + max + " items, found " + items.items().size());
            return List.of();
        }
        return items.items();
    }

    /** The items of an array, or the value itself as the only one. */
    List<Node> oneOrMore(Node node, int max) {
        if (node instanceof Node.Items array && array.items().isEmpty()) {
            refused(node, "expected at least one item, found an empty array");
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
