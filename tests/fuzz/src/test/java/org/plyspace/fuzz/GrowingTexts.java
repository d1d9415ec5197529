package org.plyspace.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts that can grow: the examples of the corpus with a part of themselves or something else repeated. */
final class GrowingTexts {

    private static final int LONGEST_EXAMPLE = 1_500;

    /** The number of places of an example at which each of the {@link #PARTS} is tried. */
    private static final int PLACES = 4;

    private static final int MOST_TOKENS = 3;

    private static final Pattern TOKEN = Pattern.compile("[A-Za-z]+|[0-9]+|\\s+|.", Pattern.DOTALL);

    /** What readers count, nest, skip, quote or search for. */
    private static final List<String> PARTS = List.of(
            " ",
            "\t",
            "\n",
            "\r\n",
            "a",
            "K",
            "x",
            "0",
            "9",
            "-",
            "+",
            "#",
            " #",
            "!",
            "?",
            "!x",
            ".",
            "..",
            "1.",
            ",",
            ";",
            ":",
            "/",
            "|",
            "=",
            "@",
            "*",
            "'",
            "\"",
            "\\",
            "\\n",
            "\\\"",
            "\\u0000",
            "(",
            ")",
            "()",
            "(1. ",
            "[",
            "]",
            "[]",
            "[1,",
            "{",
            "}",
            "{}",
            "{a}",
            "{\"a\":",
            ";a\n",
            "a=b,",
            "1/2-1/2 ",
            "\u0000",
            "\u2028",
            " #\u2028",
            "\u00e9",
            "\u0663",
            "\ud834\udd1e");

    private GrowingTexts() {}

    /** All growing texts for a reader. */
    static List<Growing> of(Target target) {
        return Corpus.files(target).stream()
                .map(Corpus::input)
                .filter(input -> input.length <= LONGEST_EXAMPLE)
                .map(input -> new String(input, StandardCharsets.UTF_8))
                .flatMap(GrowingTexts::in)
                .toList();
    }

    /** At most {@code most} of them, spread over the list; the same each time. */
    static List<Growing> some(Target target, int most) {
        List<Growing> all = new ArrayList<>(of(target));
        Collections.shuffle(all, new Random(1));
        return all.subList(0, Math.min(most, all.size()));
    }

    private static Stream<Growing> in(String example) {
        List<Integer> places = places(example);
        return Stream.concat(foreign(example, places), own(example, places));
    }

    /** The beginnings of tokens, and the end. */
    private static List<Integer> places(String example) {
        List<Integer> places = new ArrayList<>();
        TOKEN.matcher(example).results().forEach(token -> places.add(token.start()));
        places.add(example.length());
        return places;
    }

    private static Stream<Growing> foreign(String example, List<Integer> places) {
        return IntStream.rangeClosed(1, PLACES)
                .map(i -> places.get(i * (places.size() - 1) / PLACES))
                .distinct()
                .boxed()
                .flatMap(place -> PARTS.stream()
                        .map(part -> new Growing(example.substring(0, place), part, example.substring(place))));
    }

    private static Stream<Growing> own(String example, List<Integer> places) {
        return IntStream.range(0, places.size())
                .boxed()
                .flatMap(i -> IntStream.rangeClosed(1, MOST_TOKENS)
                        .filter(length -> i + length < places.size())
                        .mapToObj(length -> repeating(example, places.get(i), places.get(i + length))));
    }

    private static Growing repeating(String example, int from, int to) {
        return new Growing(example.substring(0, from), example.substring(from, to), example.substring(to));
    }
}
