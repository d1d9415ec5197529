package org.plyspace.variant.twoboard;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class TwoboardVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new TwoboardVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
