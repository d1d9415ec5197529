package org.plyspace.examples.thompson;

import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class ThompsonContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new ThompsonVariant();
    }

    /** Boards between the main ones, a king aboard, a pawn that a board can carry to promotion, men above each other. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of(
                "B:4/1R2/4/4|D:4/2n1/4/1P2|F:4/4/1k2/4|WQL@b5C:2/K1|WKL@e7E:P1/2|BQL@b9E:2/2|BKL@e4C:1b/2 w - - 3 30",
                "B:4/4/4/2K1|D:3q/4/4/4|F:1k2/4/4/4|WQL@b4E:2/2|WKL@e2C:1N/2|BQL@b4C:p1/2|BKL@e9E:2/1r b - - 0 41");
    }
}
