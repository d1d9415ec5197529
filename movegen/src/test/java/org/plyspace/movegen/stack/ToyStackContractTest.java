package org.plyspace.movegen.stack;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

/** Any number of boards, no castling, checks counted. */
final class ToyStackContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ToyStack();
    }
}
