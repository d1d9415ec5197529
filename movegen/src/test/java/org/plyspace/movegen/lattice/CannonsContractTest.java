package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has cannons, lame horses, and steps that depend on where a man stands. */
final class CannonsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::cannons);
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
