package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class Cube5UnicornsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("cube5-unicorns.json");
    }
}
