package org.plyspace.variant.meder;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class MederVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new MederVariant();
    }

    @Override
    protected String resource() {
        return "meder.jsonl";
    }
}
