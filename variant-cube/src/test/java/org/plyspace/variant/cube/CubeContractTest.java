package org.plyspace.variant.cube;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class CubeContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new CubeVariant();
    }
}
