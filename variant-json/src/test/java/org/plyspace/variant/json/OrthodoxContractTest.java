package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class OrthodoxContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("orthodox.json");
    }
}
