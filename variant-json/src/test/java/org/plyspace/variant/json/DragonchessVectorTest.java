package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class DragonchessVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.read("dragonchess.json");
    }

    @Override
    protected String resource() {
        return "dragonchess.jsonl";
    }

    /** The deepest counts are for the vectors' own programs. */
    @Override
    protected long leaves() {
        return 50_000;
    }
}
