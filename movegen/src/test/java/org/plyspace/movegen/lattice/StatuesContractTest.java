package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Rules;
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
    protected List<String> positions(Rules rules) {
        return List.of("2:4k1/6/6/6/6/R2K1R|1:6/6/6/6/6/6 w KQ - 0 1", "2:r2k1r/6/6/6/6/1K4|1:6/6/6/6/6/6 b kq - 0 1");
    }

    @Override
    protected Effort effort() {
        return Effort.SHORT;
    }
}
