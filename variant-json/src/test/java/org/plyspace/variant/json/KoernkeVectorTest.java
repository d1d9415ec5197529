package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

/** Quadlevel as data agrees with a few of the known positions in which no king can be given up. */
final class KoernkeVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.variant(Examples.text(Examples.KOERNKE).replace("koernke-kings", "koernke"));
    }

    @Override
    protected String resource() {
        return "koernke.jsonl";
    }

    /** The rules are compared, not the generator, which has tests of its own. */
    @Override
    protected long leaves() {
        return 5_000;
    }
}
