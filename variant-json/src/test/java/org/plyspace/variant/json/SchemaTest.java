package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Aspect;
import org.plyspace.variant.json.JsonVariant.Header;
import org.plyspace.variant.json.PieceReader.PawnReader;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.TreeReader;

/** The schemas that editors use know the same fields as the reader. */
final class SchemaTest {

    private static final String FIRST = "plyspace-lattice-1.schema.json";
    private static final String SECOND = "plyspace-lattice-2.schema.json";

    static Stream<Arguments> objects() {
        List<String> way = new ArrayList<>(WayReader.FIELDS);
        way.add(WayReader.RIGHT);
        List<String> lists = new ArrayList<>(CellsReader.LISTS);
        lists.add(CellsReader.BOTH);
        Stream<Arguments> both = Stream.of(FIRST, SECOND)
                .flatMap(schema -> Stream.of(
                        Arguments.of(schema, "", root(format(schema))),
                        Arguments.of(schema, "$defs/patch", format(schema).declarationFields()),
                        Arguments.of(schema, "$defs/board", format(schema).boardFields()),
                        Arguments.of(schema, "$defs/piece", format(schema).pieceFields()),
                        Arguments.of(schema, "$defs/stepsLike", StepReader.FIELDS),
                        Arguments.of(schema, "$defs/cellRange", CellsReader.RANGES),
                        Arguments.of(schema, "$defs/castling", CastlingReader.FIELDS),
                        Arguments.of(schema, "$defs/way", way),
                        Arguments.of(schema, "$defs/option", Choices.FIELDS)));
        return Stream.concat(
                both,
                Stream.of(
                        Arguments.of(FIRST, "$defs/pawn", PawnReader.FIELDS_OF_FIRST),
                        Arguments.of(FIRST, "$defs/cellLists", CellsReader.LISTS),
                        Arguments.of(SECOND, "$defs/pawn", PawnReader.FIELDS),
                        Arguments.of(SECOND, "$defs/cellLists", lists),
                        Arguments.of(SECOND, "$defs/pathsLike", StepReader.FIELDS),
                        Arguments.of(SECOND, "$defs/offset", BoardReader.OFFSETS),
                        Arguments.of(SECOND, "$defs/mode", ModeReader.FIELDS),
                        Arguments.of(SECOND, "$defs/promotes", PieceReader.PROMOTION_FIELDS),
                        Arguments.of(SECOND, "$defs/hands", HandsReader.FIELDS),
                        Arguments.of(SECOND, "$defs/drop", HandsReader.DROP_FIELDS),
                        Arguments.of(SECOND, "$defs/freezing", Declaration.FREEZING_FIELDS),
                        Arguments.of(SECOND, "$defs/arrival", Declaration.ARRIVAL_FIELDS),
                        Arguments.of(SECOND, "$defs/alternative", Alternative.FIELDS),
                        Arguments.of(SECOND, "$defs/end", EndReader.FIELDS),
                        Arguments.of(SECOND, "$defs/occupation", EndReader.OCCUPATION_FIELDS),
                        Arguments.of(SECOND, "$defs/repetition", EndReader.REPETITION_FIELDS)));
    }

    private static Format format(String schema) {
        return schema.equals(FIRST) ? Format.V1 : Format.V2;
    }

    private static List<String> root(Format format) {
        List<String> root = new ArrayList<>(Header.FIELDS);
        root.addAll(format.declarationFields());
        return root;
    }

    @ParameterizedTest
    @MethodSource("objects")
    void schemaHasTheReadersFields(String schema, String path, List<String> fields) throws IOException {
        Node properties = at(schema, path.isEmpty() ? "properties" : path + "/properties");
        assertEquals(
                fields.stream().sorted().toList(),
                ((Node.Fields) properties).fields().keySet().stream().sorted().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {FIRST, SECOND})
    void schemaHasAllAspects(String schema) throws IOException {
        Node.Items words = (Node.Items) at(schema, "properties/rulebook/propertyNames/enum");
        assertEquals(
                Arrays.stream(Aspect.values()).map(Aspect::word).toList(),
                words.items().stream().map(word -> ((Node.Text) word).value()).toList());
    }

    private static Node at(String schema, String path) throws IOException {
        try (InputStream content = JsonVariantSource.class.getResourceAsStream(schema)) {
            String text = new String(content.readAllBytes(), StandardCharsets.UTF_8);
            Node node = TreeReader.read(text, new Mistakes(schema, text));
            for (String name : path.split("/", -1)) {
                node = ((Node.Fields) node).fields().get(name).value();
            }
            return node;
        }
    }
}
