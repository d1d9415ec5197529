package org.plyspace.tck;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;

/** The toy fulfils all contracts. */
final class ToyContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ToyVariant();
    }

    @Override
    protected List<Map<String, String>> optionSets() {
        return List.of(Map.of(), Map.of("handover", "off", "clock", "10"));
    }

    @Override
    protected Effort effort() {
        return new Effort(1, 60, 600, 1_000_000);
    }

    @Override
    protected List<String> positions(Rules rules) {
        return ToyPositions.RARE;
    }
}
