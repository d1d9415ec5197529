package org.plyspace.examples.millennium;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class MillenniumVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new MillenniumVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
