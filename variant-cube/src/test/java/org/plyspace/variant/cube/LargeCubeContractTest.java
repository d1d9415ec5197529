package org.plyspace.variant.cube;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;
import org.plyspace.testing.InWholeForm;

/** Tests the first cube with files of two letters; the largest is tested by {@link ArrayTest}. */
@InWholeForm
final class LargeCubeContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new CubeVariant();
    }

    @Override
    protected List<Map<String, String>> optionSets() {
        return List.of(Map.of("n", "27"));
    }

    /** Every question visits 19,683 cells. */
    @Override
    protected Effort effort() {
        return new Effort(1, 8, 20, 0);
    }
}
