package org.plyspace.examples.orthodox;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class OrthodoxContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new OrthodoxVariant();
    }
}
