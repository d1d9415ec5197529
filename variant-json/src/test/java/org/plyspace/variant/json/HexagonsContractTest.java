package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class HexagonsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.readResource("hexagons.json");
    }
}
