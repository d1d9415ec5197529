package org.plyspace.examples.dragonchess;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class DragonchessContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new DragonchessVariant();
    }
}
