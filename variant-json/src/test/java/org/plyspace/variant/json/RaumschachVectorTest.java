package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class RaumschachVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.read("raumschach.json");
    }

    @Override
    protected String resource() {
        return "raumschach.jsonl";
    }
}
