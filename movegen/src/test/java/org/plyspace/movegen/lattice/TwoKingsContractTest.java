package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has two kings for each side, one of which may be given up. */
final class TwoKingsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::twoKings);
    }

    /** Positions in which a king must be given up, or has been. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of("1:k5k/7/7/7/2n4/7/1K1K1R1 w - - 0 1", "1:k5k/7/7/7/7/2n4/K1R4 w - - 0 1 staying=w");
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
