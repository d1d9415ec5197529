package org.plyspace.tck;

import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;

/** The toy agrees with its vectors, which were worked out by hand. */
final class ToyVectorTest extends VectorContract {

    @Override
    protected Variant variant() {
        return new ToyVariant();
    }

    @Override
    protected String resource() {
        return "toy.jsonl";
    }
}
