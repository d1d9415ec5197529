package org.plyspace.variant.meder;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class MederContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new MederVariant();
    }

    /** Carried pieces, castling, en passant, promotion by riding and by uncovering. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of(
                "W:4/4/1K2/4|N:3P/p3/4/4|B:4/4/p2b/4|WQL@QL1:P1/2|WKL@KL1:rP/1R|BQL@QL3:2/p1|BKL@KL5:2/k1 w - - 2 48",
                "W:4/4/4/1K2|N:4/4/4/4|B:P3/4/4/2k1|WQL@QL6:2/2|WKL@KL5:P1/2|BQL@QL4:2/2|BKL@KL6:2/2 w - - 0 1",
                "W:4/4/4/1K2|N:4/4/4/4|B:P3/4/4/2k1|WQL@QL4:2/2|WKL@KL1:P1/2|BQL@QL6:2/2|BKL@KL6:2/2 b - - 0 1");
    }
}
