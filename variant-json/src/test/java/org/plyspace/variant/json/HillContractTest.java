package org.plyspace.variant.json;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

final class HillContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Examples.read("hill.json");
    }

    /** Without a tablebase: mates are those of orthodox chess. */
    @Override
    protected Effort effort() {
        return new Effort(Effort.QUICK.games(), Effort.QUICK.plies(), Effort.QUICK.texts(), 0);
    }
}
