package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

/** The rules as data agree with positions of their twin in Java: some ends of games, and every ninth of the rest. */
final class SpaceShogiVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.read("spaceshogi.json");
    }

    @Override
    protected String resource() {
        return "spaceshogi.jsonl";
    }

    /** The rules are compared, not the generator, which has tests of its own. */
    @Override
    protected long leaves() {
        return 50_000;
    }
}
