package org.plyspace.variant.meder;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.OptionPlayContract;

final class MederOptionPlayTest extends OptionPlayContract {

    @Override
    protected Variant variant() {
        return new MederVariant();
    }

    /** Positions close to promotion by moving, riding and uncovering. */
    @Override
    protected List<String> positions() {
        return List.of(
                "W:4/4/4/1K2|N:4/3P/4/4|B:4/P3/P2P/2k1|WQL@QL5:P1/2|WKL@KL5:P1/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1",
                "W:p3/1p2/4/1K2|N:4/4/2P1/4|B:P3/2P1/4/2k1|WQL@QL4:2/2|WKL@KL1:P1/2|BQL@QL6:2/2|BKL@KL6:2/2 b - - 0 1");
    }
}
