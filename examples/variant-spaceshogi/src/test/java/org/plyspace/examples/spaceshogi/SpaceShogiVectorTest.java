package org.plyspace.examples.spaceshogi;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class SpaceShogiVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new SpaceShogiVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
