package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has pawns that make double steps as their first move only. */
final class SpentContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(SpentTest::declared);
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
