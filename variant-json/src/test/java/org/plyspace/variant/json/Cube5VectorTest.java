package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class Cube5VectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return Examples.read("cube5.json");
    }

    @Override
    protected String resource() {
        return "cube5.jsonl";
    }
}
