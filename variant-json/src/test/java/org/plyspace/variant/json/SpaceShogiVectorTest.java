package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class SpaceShogiVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.read("spaceshogi.json");
    }

    @Override
    protected String resource() {
        return "spaceshogi.jsonl";
    }

    /** The deepest counts are for the vectors' own programs. */
    @Override
    protected long leaves() {
        return 50_000;
    }
}
