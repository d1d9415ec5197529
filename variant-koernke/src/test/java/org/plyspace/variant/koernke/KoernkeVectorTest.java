package org.plyspace.variant.koernke;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class KoernkeVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new KoernkeVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
