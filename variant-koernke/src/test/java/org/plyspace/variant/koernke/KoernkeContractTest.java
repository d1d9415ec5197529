package org.plyspace.variant.koernke;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class KoernkeContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new KoernkeVariant();
    }
}
