package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.TextException;
import org.plyspace.testing.TestForm;

/** Whatever the reader accepts is valid by the schema: an editor never marks what works. */
final class SchemaAgreementTest {

    private static final Schema FIRST = schema("plyspace-lattice-1.schema.json");
    private static final Schema SECOND = schema("plyspace-lattice-2.schema.json");
    private static final long SEED = 7;

    /** Of some thousands in each file; all of them take a minute. */
    private static final int MOST_MUTATIONS = Integer.getInteger("mutations", TestForm.count(75, 15));

    private static Schema schema(String name) {
        try (InputStream schema = JsonVariantSource.class.getResourceAsStream(name)) {
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(schema);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The schema of the format that a file is in. */
    private static Schema of(String text) {
        return text.contains(Format.V1.id()) ? FIRST : SECOND;
    }

    static Stream<String> files() throws IOException {
        return Stream.concat(
                Stream.concat(Examples.fileNames().stream(), Stream.of(Examples.KOERNKE))
                        .map(Examples::text),
                Stream.of("twoboard.json", "hexagons.json", "wide.json", "duel.json", "generals.json")
                        .map(SchemaAgreementTest::resource));
    }

    @Test
    void thereAreExamples() throws IOException {
        assertEquals(
                List.of(
                        "chess-cubed.json",
                        "cube5-unicorns.json",
                        "cube5.json",
                        "dragonchess.json",
                        "flying.json",
                        "free-form.json",
                        "hex-raumschach.json",
                        "hill.json",
                        "hyperchess.json",
                        "orthodox.json",
                        "parton-cubic.json",
                        "raumschach.json",
                        "shatranj.json",
                        "spaceshogi.json",
                        "strato.json",
                        "threedc.json",
                        "unfolded.json"),
                Examples.fileNames());
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("files")
    void fileThatIsReadIsValid(String text) throws IOException {
        assertEquals("", refusal(text));
        assertEquals(List.of(), of(text).validate(text, InputFormat.JSON));
    }

    @ParameterizedTest(name = "{index}, seed " + SEED)
    @MethodSource("files")
    void fileThatIsChangedIsValidIfItIsStillRead(String text) throws IOException {
        for (Mutations.Mutation mutation : Mutations.some(text, MOST_MUTATIONS, SEED)) {
            boolean valid = of(text).validate(mutation.text(), InputFormat.JSON).isEmpty();
            String refusal = assertDoesNotThrow(() -> refusal(mutation.text()), mutation.what());

            assertTrue(valid || !refusal.isEmpty(), () -> mutation.what() + " is read, but not valid");
            assertTrue(
                    refusal.isEmpty() || refusal.contains("line 1, column "), () -> mutation.what() + ": " + refusal);
            if (mutation.isNullOutsidePatches()) {
                assertFalse(valid, () -> mutation.what() + " is valid");
                assertFalse(refusal.isEmpty(), () -> mutation.what() + " is read");
            }
        }
    }

    /** What the reader says, or nothing if it accepts the text. Anything else than a refusal in words fails the test. */
    private static String refusal(String text) throws IOException {
        try {
            new JsonVariantSource().read("rules.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            return "";
        } catch (TextException refused) {
            return refused.getMessage();
        }
    }

    private static String resource(String name) {
        try (InputStream content = SchemaAgreementTest.class.getResourceAsStream(name)) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
