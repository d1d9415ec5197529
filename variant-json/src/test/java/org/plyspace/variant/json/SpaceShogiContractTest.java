package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;
import org.plyspace.testing.InWholeForm;

@InWholeForm
final class SpaceShogiContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("spaceshogi.json");
    }

    /** The class of the examples is tested with more. */
    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
