package org.plyspace.movegen.stack;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

/** Has men in hand from captures or from the start, with drops that are limited, in columns that are shared or not. */
final class ToyHandsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ToyHands();
    }

    @Override
    protected List<Map<String, String>> optionSets() {
        return List.of(
                Map.of(),
                Map.of("hands", "limited", "kept", "on"),
                Map.of("hands", "placed"),
                Map.of("hands", "limited", "columns", "closed"));
    }
}
