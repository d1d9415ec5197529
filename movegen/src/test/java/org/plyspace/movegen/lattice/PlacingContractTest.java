package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Begins with an empty board and royal pieces in hand, which are dropped before anything else. */
final class PlacingContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::placing);
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
