package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.Effort;
import org.plyspace.tck.VariantContract;

/** Has captures from afar, freezing and several types of pawns on three levels, from which kings come down as emperors. */
final class LevelsContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return Toy.of(Toys::levels);
    }

    @Override
    protected List<String> positions(Rules rules) {
        return List.of("3:4/k3/4/3E|2:4/1D2/4/4|1:4/4/4/4 b - - 0 1", "3:4/4/4/4|2:2k1/4/4/KG2|1:4/4/b3/4 w - - 0 1");
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
