package org.plyspace.examples.ferry;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class FerryVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new FerryVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
