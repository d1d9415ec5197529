package org.plyspace.examples.spaceshogi;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class SpaceShogiContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new SpaceShogiVariant();
    }
}
