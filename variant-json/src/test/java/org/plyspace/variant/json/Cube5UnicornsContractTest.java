package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;
import org.plyspace.testing.InWholeForm;

@InWholeForm
final class Cube5UnicornsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("cube5-unicorns.json");
    }

    /** The cube is tested with more. */
    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
