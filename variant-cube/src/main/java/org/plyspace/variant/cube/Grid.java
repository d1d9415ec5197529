package org.plyspace.variant.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.TextException;
import org.plyspace.movegen.text.Token;

/**
 * The text of a setup as levels from the top, each with its rows from Black's side, each row with parts to be read one after
 * the other: rows in letters, single letters, or numbers. If each item is one cell, any nesting will do: one list of all, lists
 * of levels, of rows, or of both.
 *
 * @param numbers whether each part is a number that stands for one cell
 */
record Grid(List<List<List<Token>>> levels, boolean numbers) {

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
    /** Numbers that cannot be a run of empty cells. */
    private static final Pattern CODE_ONLY = Pattern.compile("-.*|0");

    /**
     * Arranges the parsed items of a text.
     *
     * @throws TextException if there are rows outside levels, lists within rows, or numbers that do not make a cube
     */
    static Grid of(String text, Nested.Items whole) {
        Nested.Items items = whole.unwrapped();
        List<Token> leaves = items.leaves().toList();
        boolean numeric = !leaves.isEmpty()
                && leaves.stream().allMatch(leaf -> NUMBER.matcher(leaf.text()).matches());
        boolean single = numeric || leaves.stream().allMatch(leaf -> leaf.length() == 1);
        List<Integer> shape = shape(items);
        int n = single ? edge(shape, leaves.size()) : 0;
        if (n > 0) {
            return new Grid(chunks(chunks(leaves, n), n), numeric);
        }
        if (numeric
                && leaves.stream()
                        .anyMatch(leaf -> CODE_ONLY.matcher(leaf.text()).matches())) {
            throw noCube(text, shape, leaves.size());
        }
        n = root(leaves.size(), 2);
        if (shape.size() == 1 && n > 0) {
            return new Grid(chunks(leaves.stream().map(List::of).toList(), n), false);
        }
        return new Grid(items.items().stream().map(level -> rows(text, level)).toList(), false);
    }

    private static TextException noCube(String text, List<Integer> shape, int count) {
        return new TextException(
                text,
                0,
                shape.isEmpty()
                        ? "expected numbers in lists of equal length, found lists of different lengths"
                        : "expected n x n x n numbers with n from " + CubeVariant.SMALLEST + " to "
                                + CubeVariant.LARGEST + ", in one list or in lists of levels, rows or both, found "
                                + count);
    }

    /** The lengths of lists from the outermost on, if all lists of a depth have the same length; else empty. */
    private static List<Integer> shape(Nested.Items items) {
        List<List<Integer>> inner = items.items().stream()
                .map(item -> item instanceof Nested.Items list ? shape(list) : List.<Integer>of())
                .distinct()
                .toList();
        boolean mixed = items.items().stream().map(Object::getClass).distinct().count() > 1;
        boolean irregular = items.items().stream().anyMatch(Nested.Items.class::isInstance)
                && (inner.size() > 1 || inner.get(0).isEmpty());
        if (mixed || irregular) {
            return List.of();
        }
        List<Integer> shape = new ArrayList<>(List.of(items.items().size()));
        inner.stream().findFirst().ifPresent(shape::addAll);
        return List.copyOf(shape);
    }

    /** The edge length of the cube described by an array of single cells, or 0. */
    private static int edge(List<Integer> shape, int cells) {
        int n = root(cells, 3);
        List<List<Integer>> shapes = List.of(List.of(cells), List.of(n, n * n), List.of(n * n, n), List.of(n, n, n));
        return shapes.contains(shape) ? n : 0;
    }

    /** The integer root of a number for a power, or 0 if there is none. */
    private static int root(int number, int power) {
        return IntStream.rangeClosed(CubeVariant.SMALLEST, CubeVariant.LARGEST)
                .filter(n -> Math.round(Math.pow(n, power)) == number)
                .findFirst()
                .orElse(0);
    }

    private static <T> List<List<T>> chunks(List<T> list, int length) {
        return IntStream.range(0, list.size() / length)
                .mapToObj(i -> list.subList(i * length, (i + 1) * length))
                .toList();
    }

    private static List<List<Token>> rows(String text, Nested level) {
        if (level instanceof Nested.Leaf row) {
            throw row.token().refusal("a row outside a level; expected levels in brackets, like [###,n##,#rr]");
        }
        return ((Nested.Items) level)
                .items().stream().map(row -> parts(text, row)).toList();
    }

    private static List<Token> parts(String text, Nested row) {
        if (row instanceof Nested.Items list) {
            list.items().stream()
                    .filter(Nested.Items.class::isInstance)
                    .findFirst()
                    .ifPresent(deeper -> {
                        throw new TextException(
                                text, deeper.start(), "brackets are nested deeper than level, row, cell");
                    });
        }
        return row.leaves().toList();
    }
}
