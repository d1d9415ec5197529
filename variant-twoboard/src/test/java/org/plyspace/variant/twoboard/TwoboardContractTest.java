package org.plyspace.variant.twoboard;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class TwoboardContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new TwoboardVariant();
    }
}
