package org.plyspace.examples.ferry;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class FerryContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new FerryVariant();
    }

    /** A king aboard, an enemy aboard, two men on one deck, a man beneath another. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of(
                "S:4/R3/4/4|N:3k/4/1r2/4|A@W3:K1/2|B@M:1g/2|C@W2:2/GB|X@E4:2/2|Y@W4:1n/2|Z@E3:2/2 w - - 0 1",
                "S:4/4/1K2/4|N:4/4/4/2b1|A@W2:2/2|B@M:2/2|C@E1:2/2|X@E3:k1/2|Y@W3:1r/N1|Z@W5:2/2 b - - 7 30");
    }
}
