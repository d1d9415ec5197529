package org.plyspace.examples.alice;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class AliceVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new AliceVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
