package org.plyspace.examples.raumschach;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class RaumschachVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new RaumschachVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
