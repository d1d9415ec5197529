package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.TreeReader;

/** Trees are overlaid as RFC 7386 says. */
final class MergePatchTest {

    private static Node read(String text) {
        Mistakes mistakes = new Mistakes("tree.json", text);
        Node read = TreeReader.read(text, mistakes);
        mistakes.throwIfAny();
        return read;
    }

    /** The value without its places. */
    private static Object plain(Node node) {
        if (node instanceof Node.Fields object) {
            Map<String, Object> fields = new LinkedHashMap<>();
            object.fields().forEach((name, field) -> fields.put(name, plain(field.value())));
            return fields;
        }
        if (node instanceof Node.Items array) {
            return array.items().stream().map(MergePatchTest::plain).toList();
        }
        return node instanceof Node.Text text
                ? "'" + text.value() + "'"
                : node instanceof Node.Numeral number ? number.value() : node.kind();
    }

    /** The test cases of its appendix, and null within what replaces something else than an object. */
    @ParameterizedTest(name = "{0} with {1} is {2}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            {"a": "b"}; {"a": "c"}; {"a": "c"}
            {"a": "b"}; {"b": "c"}; {"a": "b", "b": "c"}
            {"a": "b"}; {"a": null}; {}
            {"a": "b", "b": "c"}; {"a": null}; {"b": "c"}
            {"a": ["b"]}; {"a": "c"}; {"a": "c"}
            {"a": "c"}; {"a": ["b"]}; {"a": ["b"]}
            {"a": {"b": "c"}}; {"a": {"b": "d", "c": null}}; {"a": {"b": "d"}}
            {"a": [{"b": "c"}]}; {"a": [1]}; {"a": [1]}
            ["a", "b"]; ["c", "d"]; ["c", "d"]
            {"a": "b"}; ["c"]; ["c"]
            {"a": "foo"}; null; null
            {"a": "foo"}; "bar"; "bar"
            {"e": null}; {"a": 1}; {"e": null, "a": 1}
            [1, 2]; {"a": "b", "c": null}; {"a": "b"}
            {}; {"a": {"bb": {"ccc": null}}}; {"a": {"bb": {}}}
            {"a": "b"}; {"a": {"b": null, "c": 1}}; {"a": {"c": 1}}
            """)
    void fieldsAreReplacedAddedAndTakenAwayAtAnyDepth(String target, String patch, String result) {
        assertEquals(plain(read(result)), plain(Choices.MergePatch.apply(read(target), read(patch))));
    }
}
