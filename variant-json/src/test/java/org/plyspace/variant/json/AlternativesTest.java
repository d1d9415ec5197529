package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.Replacement;
import org.plyspace.variant.json.tree.TreeReader;

/** Options that say what stands at one place of a file. */
final class AlternativesTest {

    private static String duel() throws IOException {
        try (InputStream content = AlternativesTest.class.getResourceAsStream("duel.json")) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Variant read(String text) throws IOException {
        return new JsonVariantSource()
                .read("duel.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static int moves(Map<String, String> values) throws IOException {
        Variant duel = read(duel());
        return (int) OrthodoxPerftTest.perft(
                duel.rules(OptionValues.of(duel.options(), values)).startPosition(), 1);
    }

    @Test
    void valuesNameThemselvesOrAreNamed() throws IOException {
        List<Option> options = read(duel()).options();

        assertEquals(List.of("3", "2", "1"), options.get(0).choices());
        assertEquals(List.of("none", "square", "squares"), options.get(2).choices());
    }

    /** The king on d1 has three moves. The rook on a1 slides up three squares and right two, and leaps to b3 and c2. */
    @Test
    void valuesStandInTheirPlaces() throws IOException {
        assertEquals(3 + 5 + 2, moves(Map.of()));
        assertEquals(3 + 5, moves(Map.of("leap", "none")));
        assertEquals(3 + 2, moves(Map.of("leap", "none", "reach", "1")));
        assertEquals(3, moves(Map.of("men", "nothing", "reach", "2")));
    }

    @Test
    void kingThatReachesTheMiddleWinsIfItIsAGoal() throws IOException {
        Variant duel = read(duel());
        Map<String, String> open = Map.of("middle", "squares", "men", "nothing");
        String text = "3k/4/1K2/4 b - - 1 1";

        assertTrue(duel.rules(OptionValues.of(duel.options(), open))
                .readPosition(text)
                .outcome()
                .isPresent());
    }

    @Test
    void combinationThatCannotBeIsRefusedWithItsPlace() throws IOException {
        String spoilt = duel().replace(
                        "\"nothing\": \"3k/4/4/3K w - - 0 1\"",
                        "\"nothing\": \"3k/4/4/3K w - - 0 1\", \"horse\": \"n2k/4/4/N2K w - - 0 1\"")
                .replace(
                        "\"options\": [",
                        "\"options\": [{\"name\": \"horse\", \"meaning\": \"Whether there are knights.\", \"at\": \"/pieces/N\","
                                + " \"values\": {\"none\": null, \"some\": {\"name\": \"knight\", \"leaps\": {\"flat\": [2, 1, 0]}}}},");
        TextException refused = assertThrows(TextException.class, () -> read(spoilt));

        assertTrue(refused.getMessage().contains("with men=horse"), refused.getMessage());
    }

    @Test
    void alternativesThatDoNotGoTogetherAreRefusedWhenTheyAreAskedFor() throws IOException {
        String apart = duel().replace(
                        "\"options\": [",
                        "\"options\": [{\"name\": \"letter\", \"meaning\": \"What squares are called.\", \"at\": \"/board/squares\","
                                + " \"values\": {\"small\": \"{file}{rank}\", \"large\": \"{FILE}{rank}\"}},");
        String spoilt = apart.replace(
                "\"values\": {\"none\": null, \"square\": {\"both\": [\"c2\"]}",
                "\"values\": {\"none\": null, \"square\": {\"both\": [\"c2\"]}, \"named\": {\"both\": [\"b2\"]}");
        Variant duel = read(spoilt.replace(
                "\"squares\": {\"both\": [\"b2\", \"c2\", \"b3\", \"c3\"]}", "\"corner\": {\"ranks\": -1}"));
        OptionValues values = OptionValues.of(duel.options(), Map.of("letter", "large", "middle", "named"));
        TextException refused = assertThrows(TextException.class, () -> duel.rules(values));

        assertTrue(refused.getMessage().contains("with letter=large, middle=named"), refused.getMessage());
        assertTrue(refused.getMessage().contains("/options/3/values/named/both/0"), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "/pieces/R/modes/0/reach" | "/pieces/R/modes/7/reach"     | /options/0/at: the file has no place '/pieces/R/modes/7/reach'
            "/pieces/R/modes/0/reach" | "reach"                       | /options/0/at: expected a JSON pointer like /pieces/R/modes/0/reach, found 'reach'
            "/pieces/R/modes/0/reach" | "/id"                         | /options/0/at: an option cannot change 'id'
            "/pieces/R/modes/0/reach" | "/pieces/R/modes/1"           | /options/1: it changes the same place as option 'reach'
            "/pieces/R/modes/0/reach" | "/pieces/R"                   | /options/1: it changes the same place as option 'reach'
            [3, 2, 1]                 | [3]                           | /options/0/values: expected 2 to 30 values, found 1
            [3, 2, 1]                 | [3, 3]                        | /options/0/values/1: the value '3' is given twice
            [3, 2, 1]                 | [3, null]                     | /options/0/values/1: only numbers, words, true and false name themselves
            [3, 2, 1]                 | [3, -2]                       | /options/0/values/1, with reach=-2: expected a whole number
            [3, 2, 1]                 | {"far": 3, "too far": 4}      | /options/0/values/too far: expected 1 to 30 letters, digits or hyphens
            [3, 2, 1]                 | 3                             | /options/0/values: expected an array, found a number
            "at": "/start",           | "place": "/start",            | /options/3: missing field 'at'
            """)
    void mistakesAreSaidWithTheirPlaces(String replaced, String by, String said) throws IOException {
        assertTrue(duel().contains(replaced), replaced);
        String spoilt = duel().replace(replaced, by);
        String message = assertThrows(TextException.class, () -> read(spoilt)).getMessage();

        assertTrue(message.contains(said), message);
    }

    @Test
    void placesOfATreeAreReplaced() {
        String text = "{\"a\": [1, 2, 3], \"b\": {\"c/d\": 4}}";
        Mistakes mistakes = new Mistakes("tree.json", text);
        Node tree = TreeReader.read(text, mistakes);
        Node replaced = Replacement.apply(
                tree,
                Map.of(
                        "/a/1", new Node.Nothing(tree.place()),
                        "/b/c~1d", new Node.Flag(tree.place(), true),
                        "/b/e", new Node.Text(tree.place(), "new")));

        Node.Fields root = (Node.Fields) replaced;
        assertEquals(2, ((Node.Items) root.fields().get("a").value()).items().size());
        Node.Fields b = (Node.Fields) root.fields().get("b").value();
        assertEquals(List.of("c/d", "e"), List.copyOf(b.fields().keySet()));
        assertEquals(
                Optional.of(true),
                Optional.of(((Node.Flag) b.fields().get("c/d").value()).value()));
        assertTrue(Replacement.isPlace(tree, "/a/2") && Replacement.isPlace(tree, "/b/new"));
        assertTrue(!Replacement.isPlace(tree, "/a/3")
                && !Replacement.isPlace(tree, "/c/d")
                && !Replacement.isPlace(tree, ""));
    }
}
