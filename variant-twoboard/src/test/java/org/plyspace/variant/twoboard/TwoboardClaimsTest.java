package org.plyspace.variant.twoboard;

import org.plyspace.api.Variant;
import org.plyspace.tck.ClaimsContract;

final class TwoboardClaimsTest extends ClaimsContract {

    @Override
    protected Variant variant() {
        return new TwoboardVariant();
    }
}
