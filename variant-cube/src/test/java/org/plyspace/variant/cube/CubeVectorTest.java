package org.plyspace.variant.cube;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class CubeVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new CubeVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
