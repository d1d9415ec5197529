package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class SpaceShogiContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("spaceshogi.json");
    }
}
