package org.plyspace.variant.cube;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class CubeContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new CubeVariant();
    }

    /** Tests the smallest cube; for large ones see {@link LargeCubeContractTest}. */
    @Override
    protected List<Map<String, String>> optionSets() {
        return List.of(Map.of(), Map.of("n", "2"));
    }
}
