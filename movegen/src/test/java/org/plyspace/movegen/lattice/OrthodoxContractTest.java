package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class OrthodoxContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new Orthodox();
    }

    @Override
    protected List<String> positions(Rules rules) {
        return rules.options().is("castling", "off")
                ? List.of()
                : List.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    }
}
