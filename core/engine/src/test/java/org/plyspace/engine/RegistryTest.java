package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.engine.plugin.RefusedFile;

class RegistryTest {

    private final Recording sample = new Recording();

    private final Registry registry = new Registry(Plugins.of(
            List.of(new FoundVariant(sample, "sample", Path.of("sample.jar"), Origin.BUNDLED)),
            List.of(
                    new RefusedFile(Path.of("plugins/broken-chess-1.0.jar"), Optional.empty(), "it is not a jar"),
                    new RefusedFile(Path.of("plugins/x.jar"), Optional.of("strange"), "it failed"))));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sampel; no variant 'sampel'; there are sample; refused files, see 'variants': broken-chess-1.0.jar (it is not a jar);"
                        + " did you mean 'sample'?",
                "zzz; no variant 'zzz'; there are sample; refused files, see 'variants': broken-chess-1.0.jar (it is not a jar)",
                "strange; variant 'strange' was refused: plugins/x.jar: it failed",
                "broken-chess; variant 'broken-chess' was refused: plugins/broken-chess-1.0.jar: it is not a jar",
                "sample:sise=3; variant 'sample' has no option 'sise'; it has size; did you mean 'size'?",
                "sample:size=9; sample: option size: expected 2 to 5, found '9'",
                "sample:size=3,size=4; option size is given twice in 'sample:size=3,size=4'",
                "sample:size; 'size' in 'sample:size' is not an option with a value; expected 'id' or "
                        + "'id:option=value,option=value'",
                "sample:; '' in 'sample:' is not an option with a value; expected 'id' or 'id:option=value,"
                        + "option=value'",
                ":size=3; no variant is named in ':size=3'; expected 'id' or 'id:option=value,option=value'"
            })
    void saysWhatIsWrongAndWhatThereIs(String line) {
        int semicolon = line.indexOf("; ");
        String setting = line.substring(0, semicolon);

        PlyspaceException refused = assertThrows(PlyspaceException.class, () -> registry.rules(setting));

        assertEquals(line.substring(semicolon + 2), refused.getMessage());
    }

    @Test
    void saysHowManyRefusedFilesAreNotNamed() {
        Registry broken = new Registry(Plugins.of(
                List.of(),
                IntStream.rangeClosed(1, 7)
                        .mapToObj(i ->
                                new RefusedFile(Path.of("plugins/b" + i + ".json"), Optional.empty(), "it is empty"))
                        .toList()));

        VariantException refused = assertThrows(VariantException.class, () -> broken.rules("zzz"));

        assertTrue(
                refused.getMessage()
                        .endsWith(": b1.json (it is empty), b2.json (it is empty), b3.json (it is empty) and 4 more"),
                refused::getMessage);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b.json, line 2, column 1: expected a name | line 2, column 1: expected a name",
                "b.json has 2 mistakes:\\n  line 2: expected a name\\n  line 3: no king | line 2: expected a name, and 1 more",
                "b.json has 31 mistakes:\\n  line 2: no king\\n  line 3: no pawn\\n  and 29 more | line 2: no king, and 30 more",
                "it fails\\nand says much | it fails, and 1 more",
                "what is there: | what is there:"
            })
    void saysTheFirstReasonOfARefusedFile(String reason, String told) {
        Registry broken = new Registry(Plugins.of(
                List.of(),
                List.of(new RefusedFile(
                        Path.of("plugins/b.json"), Optional.empty(), reason.replace("\\n", System.lineSeparator())))));

        VariantException refused = assertThrows(VariantException.class, () -> broken.rules("zzz"));

        assertEquals(
                "no variant 'zzz'; there are no variants at all; refused files, see 'variants': b.json (" + told + ")",
                refused.getMessage());
    }

    @Test
    void mergesOptionsThatThePositionFixes() {
        assertThrows(VariantFailure.class, () -> registry.rules("sample", "size 4"));
        assertEquals("4", sample.asked.value("size"));
    }

    @Test
    void acceptsAnOptionThatAgreesWithThePosition() {
        assertThrows(VariantFailure.class, () -> registry.rules("sample:size=4", "size 4"));
        assertEquals("4", sample.asked.value("size"));
    }

    @Test
    void refusesAnOptionThatThePositionContradictsEvenIfItIsTheDefault() {
        VariantException refused =
                assertThrows(VariantException.class, () -> registry.rules("sample:size=3", "size 4"));

        assertEquals(
                "option size=3 was given, but the position has size=4; leave the option out, or give a position that"
                        + " agrees",
                refused.getMessage());
        assertEquals(null, sample.asked);
    }

    @Test
    void refusesAPositionWhoseOptionIsOutOfRange() {
        assertThrows(OptionException.class, () -> registry.rules("sample", "size 6"));
    }

    @Test
    void namesVariantAndFileWhenTheVariantFails() {
        VariantFailure failed = assertThrows(VariantFailure.class, () -> registry.rules("sample"));

        assertEquals(
                "variant 'sample' of sample.jar failed when asked for its rules: IllegalStateException: not ready",
                failed.getMessage());
    }

    @Test
    void compilesRulesAnewOnlyWhenOthersAreAskedFor() {
        sample.ready = true;
        Rules three = registry.rules("sample");

        assertSame(three, registry.rules("sample:size=3"));
        assertSame(three, registry.rules("sample", "size 3"));
        Rules four = registry.rules("sample:size=4");
        assertNotSame(three, four);
        assertSame(four, registry.rules("sample", "size 4"));
        assertNotSame(four, registry.rules("sample"));
    }

    /** Records its options, and fails unless it is ready. */
    private static final class Recording implements Variant {

        private OptionValues asked;
        private boolean ready;

        @Override
        public String id() {
            return "sample";
        }

        @Override
        public String title() {
            return "Sample";
        }

        @Override
        public String summary() {
            return "";
        }

        @Override
        public String source() {
            return "";
        }

        @Override
        public List<Option> options() {
            return List.of(Option.range("size", "How large.", 2, 5, 3));
        }

        @Override
        public Rules rules(OptionValues values) {
            asked = values;
            if (ready) {
                return (Rules) Proxy.newProxyInstance(
                        Rules.class.getClassLoader(), new Class<?>[] {Rules.class}, (proxy, method, arguments) -> null);
            }
            throw new IllegalStateException("not ready");
        }

        @Override
        public Map<String, String> optionsOf(String position) {
            return Map.of("size", position.substring("size ".length()));
        }
    }
}
