package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Aspect;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.TreeReader;

/** The schema that editors use knows the same fields as the reader. */
final class SchemaTest {

    private static final String SCHEMA = "plyspace-lattice-1.schema.json";

    static Stream<Arguments> objects() {
        List<String> root = new ArrayList<>(Header.FIELDS);
        root.addAll(Declaration.FIELDS);
        List<String> way = new ArrayList<>(WayReader.FIELDS);
        way.add(WayReader.RIGHT);
        return Stream.of(
                Arguments.of("", root),
                Arguments.of("$defs/board", BoardReader.FIELDS),
                Arguments.of("$defs/stepsLike", StepReader.FIELDS),
                Arguments.of("$defs/piece", PieceReader.FIELDS),
                Arguments.of("$defs/pawn", PawnReader.FIELDS),
                Arguments.of("$defs/cellRange", CellsReader.RANGES),
                Arguments.of("$defs/cellLists", CellsReader.LISTS),
                Arguments.of("$defs/castling", CastlingReader.FIELDS),
                Arguments.of("$defs/way", way),
                Arguments.of("$defs/option", Choices.FIELDS),
                Arguments.of("$defs/patch", Declaration.FIELDS));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void schemaHasTheReadersFields(String path, List<String> fields) throws IOException {
        Node properties = at(path.isEmpty() ? "properties" : path + "/properties");
        assertEquals(
                fields.stream().sorted().toList(),
                ((Node.Fields) properties).fields().keySet().stream().sorted().toList());
    }

    @Test
    void schemaHasAllAspects() throws IOException {
        Node.Items words = (Node.Items) at("properties/rulebook/propertyNames/enum");
        assertEquals(
                Arrays.stream(Aspect.values()).map(Aspect::word).toList(),
                words.items().stream().map(word -> ((Node.Text) word).value()).toList());
    }

    private static Node at(String path) throws IOException {
        try (InputStream schema = JsonVariantSource.class.getResourceAsStream(SCHEMA)) {
            String text = new String(schema.readAllBytes(), StandardCharsets.UTF_8);
            Node node = TreeReader.read(text, new Mistakes(SCHEMA, text));
            for (String name : path.split("/", -1)) {
                node = ((Node.Fields) node).fields().get(name).value();
            }
            return node;
        }
    }
}
