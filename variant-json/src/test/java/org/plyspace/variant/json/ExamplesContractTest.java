package org.plyspace.variant.json;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;
import org.plyspace.testing.TestForm;

/** The contract holds for every example, briefly where a twin in Java or another example is asked more. */
@ParameterizedClass(name = "{0}")
@MethodSource("files")
final class ExamplesContractTest extends VariantContract {

    private static final List<String> ASKED_MORE =
            List.of("threedc.json", "shatranj.json", "hexagons.json", "wide.json");

    @Parameter
    private String file;

    /** All in the whole form; in everyday builds those that differ most. */
    static Stream<String> files() throws IOException {
        return TestForm.isWhole()
                ? Stream.concat(Examples.fileNames().stream(), Stream.of("hexagons.json", "wide.json", "generals.json"))
                : Stream.of("threedc.json", "hill.json", "hexagons.json", "flying.json", "generals.json");
    }

    @Override
    protected Variant variant() {
        return Examples.named(file);
    }

    @Override
    protected Effort effort() {
        return ASKED_MORE.contains(file) ? Effort.QUICK : Effort.SHORT;
    }
}
