package org.plyspace.tck;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.SetupField;
import org.plyspace.api.SetupField.Content;
import org.plyspace.api.Side;

/** Compares texts of fields with the forms that rules declare for them. */
final class FieldForms {

    private FieldForms() {}

    /** The declared field of this name. */
    static Optional<SetupField> named(Rules rules, String name) {
        return rules.fields().stream()
                .filter(field -> field.name().equals(name))
                .findFirst();
    }

    /** Whether a non-empty text is composed as the field declares. */
    static boolean fits(SetupField field, String text, Position position) {
        return switch (field.content()) {
            case LETTERS -> isSomeInOrder(field.values(), text, "");
            case LIST -> isSomeInOrder(field.values(), text, ",");
            case CELLS ->
                isSorted(items(text))
                        && (field.values().isEmpty() ? names(position) : field.values()).containsAll(items(text));
            case CROSSED -> isCrossed(text, names(position));
            case COUNTS ->
                isSorted(items(text)) && items(text).stream().allMatch(item -> isCount(field, item, position));
        };
    }

    /** The texts that result from removing one item, with the side to move and all else unchanged. */
    static List<String> withoutOneItem(Rules rules, String name, String text) {
        Content content = named(rules, name).map(SetupField::content).orElse(Content.CROSSED);
        List<String> texts = new ArrayList<>();
        if (content == Content.LETTERS) {
            for (int i = 0; i < text.length(); i++) {
                texts.add(text.substring(0, i) + text.substring(i + 1));
            }
        } else if (content == Content.CROSSED) {
            texts.add("");
        } else {
            List<String> items = items(text);
            for (int i = 0; i < items.size(); i++) {
                List<String> rest = new ArrayList<>(items);
                rest.remove(i);
                texts.add(String.join(",", rest));
            }
        }
        return texts;
    }

    private static List<String> items(String text) {
        return Arrays.asList(text.split(",", -1));
    }

    private static boolean isSorted(List<String> items) {
        return List.copyOf(new TreeSet<>(items)).equals(items);
    }

    /** Whether a text consists of some of the values, each at most once and in their order. */
    private static boolean isSomeInOrder(List<String> values, String text, String separator) {
        if (!separator.isEmpty()) {
            return values.stream().filter(items(text)::contains).toList().equals(items(text));
        }
        String rest = text;
        for (String value : values) {
            rest = rest.startsWith(value) ? rest.substring(value.length()) : rest;
        }
        return rest.isEmpty();
    }

    /** The crossed place may be a column, whose name begins the names of its cells. */
    private static boolean isCrossed(String text, List<String> names) {
        String[] parts = text.split(":", 2);
        String crossed = parts[0];
        boolean known = parts.length == 1
                ? names.contains(crossed)
                : names.stream().anyMatch(name -> name.startsWith(crossed)) && names.contains(parts[1]);
        return known && !crossed.isEmpty();
    }

    private static boolean isCount(SetupField field, String item, Position position) {
        String value = item.replaceFirst("[0-9]+$", "");
        String number = item.substring(value.length());
        Set<String> values = new HashSet<>(field.values());
        if (values.isEmpty()) {
            List<PieceType> types = position.rules().pieceTypes();
            types.forEach(type -> values.addAll(List.of(type.symbol(Side.WHITE), type.symbol(Side.BLACK))));
        }
        return values.contains(value) && (number.isEmpty() || number.matches("[2-9]|[1-9][0-9]+"));
    }

    private static List<String> names(Position position) {
        return IntStream.range(0, position.rules().cells())
                .mapToObj(cell -> position.words().name(cell))
                .collect(Collectors.toList());
    }
}
