package org.plyspace.examples.dragonchess;

import org.plyspace.api.Variant;
import org.plyspace.tck.VectorContract;

final class DragonchessVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new DragonchessVariant();
    }

    @Override
    protected String resource() {
        return "vectors.jsonl";
    }
}
