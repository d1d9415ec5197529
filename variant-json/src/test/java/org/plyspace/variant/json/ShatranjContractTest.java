package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;
import org.plyspace.testing.InWholeForm;

@InWholeForm
final class ShatranjContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("shatranj.json");
    }
}
