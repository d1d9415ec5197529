package org.plyspace.variant.roth;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class RothVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new RothVariant();
    }

    @Override
    protected String resource() {
        return "roth.jsonl";
    }
}
