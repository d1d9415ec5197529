package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has captures from afar, freezing and several types of pawns on three levels. */
final class LevelsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::levels);
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
