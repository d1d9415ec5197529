package org.plyspace.examples.alice;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class AliceContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new AliceVariant();
    }
}
