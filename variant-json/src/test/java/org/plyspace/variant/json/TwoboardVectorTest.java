package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

/** Mapped chess as data agrees with a few positions of its Java twin, for all options. */
final class TwoboardVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.readResource("twoboard.json");
    }

    @Override
    protected String resource() {
        return "twoboard.jsonl";
    }

    /** The rules are compared, not the generator, which has tests of its own. */
    @Override
    protected long leaves() {
        return 5_000;
    }
}
