package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class ThreedcContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("threedc.json");
    }
}
