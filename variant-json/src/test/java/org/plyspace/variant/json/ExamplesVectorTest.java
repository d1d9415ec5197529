package org.plyspace.variant.json;

import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

/** Rules as data agree with positions of other programs, or with some of those of their twins in Java. */
@ParameterizedClass(name = "{0}")
@CsvSource({
    "chess-cubed, 1000000",
    "cube5, 1000000",
    "dragonchess, 50000",
    "flying, 1000000",
    "free-form, 1000000",
    "hex-raumschach, 1000000",
    "hyperchess, 1000000",
    "koernke, 5000",
    "parton-cubic, 1000000",
    "raumschach, 1000000",
    "spaceshogi, 50000",
    "strato, 1000000",
    "threedc, 1000000",
    "twoboard, 5000",
    "unfolded, 1000000",
})
final class ExamplesVectorTest extends VectorContract {

    @Parameter(0)
    private String name;

    /** Of twins the rules are compared, not the generator, which has tests of its own. */
    @Parameter(1)
    private long leaves;

    @Override
    protected Variant variant() {
        return name.equals("koernke")
                ? Examples.variant(Examples.text(Examples.KOERNKE).replace("koernke-kings", "koernke"))
                : Examples.named(name + ".json");
    }

    @Override
    protected String resource() {
        return name + ".jsonl";
    }

    @Override
    protected long leaves() {
        return leaves;
    }
}
