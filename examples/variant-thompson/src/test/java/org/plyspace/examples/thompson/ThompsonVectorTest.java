package org.plyspace.examples.thompson;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class ThompsonVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new ThompsonVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
