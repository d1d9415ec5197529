package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

/** The rules as data agree with positions from two independent programs, the end by the last prince among them. */
final class ThreedcVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.read("threedc.json");
    }

    @Override
    protected String resource() {
        return "threedc.jsonl";
    }
}
