package org.plyspace.variant.roth;

import org.plyspace.api.Variant;
import org.plyspace.tck.ClaimsContract;

final class RothClaimsTest extends ClaimsContract {

    @Override
    protected Variant variant() {
        return new RothVariant();
    }
}
