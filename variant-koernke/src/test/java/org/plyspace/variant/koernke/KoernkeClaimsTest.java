package org.plyspace.variant.koernke;

import org.plyspace.api.Variant;
import org.plyspace.tck.ClaimsContract;

final class KoernkeClaimsTest extends ClaimsContract {

    @Override
    protected Variant variant() {
        return new KoernkeVariant();
    }
}
