package org.plyspace.examples.millennium;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class MillenniumContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new MillenniumVariant();
    }
}
