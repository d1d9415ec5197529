package org.plyspace.variant.roth;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.OptionPlayContract;

final class RothOptionPlayTest extends OptionPlayContract {

    @Override
    protected Variant variant() {
        return new RothVariant();
    }

    /** Positions close to promotion by moving and riding. */
    @Override
    protected List<String> positions() {
        return List.of(
                "2:4/4/4/K3|4:4/4/4/4|6:4/4/1PP1/2k1|WQL@b5(6):P1/2|WKL@e5(6):1P/2|BQL@b8(6):2/2|BKL@e3(4):2/p1 w - - 0 1",
                "2:1p2/p2p/4/K3|4:4/4/4/4|6:4/2P1/4/2k1|WQL@b6(4):P1/2|WKL@e1(2):2/2|BQL@b4(2):1p/2|BKL@e8(6):2/2 b - - 0 1");
    }
}
