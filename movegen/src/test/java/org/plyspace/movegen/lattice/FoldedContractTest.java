package org.plyspace.movegen.lattice;

import org.plyspace.api.Variant;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has slides that return to where they began, and pawns that others keep from advancing. */
final class FoldedContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(() -> Toys.folded(PawnBlock.ANY_ADVANCE_OCCUPIED));
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
