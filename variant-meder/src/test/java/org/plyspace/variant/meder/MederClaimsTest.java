package org.plyspace.variant.meder;

import org.plyspace.api.Variant;
import org.plyspace.tck.ClaimsContract;

final class MederClaimsTest extends ClaimsContract {

    @Override
    protected Variant variant() {
        return new MederVariant();
    }
}
