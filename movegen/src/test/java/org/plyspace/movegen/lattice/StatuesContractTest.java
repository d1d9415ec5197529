package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has freezing together with castling, and counted checks. */
final class StatuesContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::statues);
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
