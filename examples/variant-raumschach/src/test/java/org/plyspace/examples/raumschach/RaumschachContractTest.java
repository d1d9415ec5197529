package org.plyspace.examples.raumschach;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class RaumschachContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new RaumschachVariant();
    }
}
