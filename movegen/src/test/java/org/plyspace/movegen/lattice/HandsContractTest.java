package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has drops, hands, and promotion in a zone. */
final class HandsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::hands);
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
