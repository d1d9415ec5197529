package org.plyspace.variant.cube;

import org.plyspace.api.Variant;
import org.plyspace.tck.ClaimsContract;

final class CubeClaimsTest extends ClaimsContract {

    @Override
    protected Variant variant() {
        return new CubeVariant();
    }
}
