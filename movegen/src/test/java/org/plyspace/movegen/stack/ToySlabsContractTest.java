package org.plyspace.movegen.stack;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class ToySlabsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ToySlabs();
    }
}
