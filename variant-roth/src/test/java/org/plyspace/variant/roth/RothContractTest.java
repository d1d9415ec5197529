package org.plyspace.variant.roth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.VariantContract;

final class RothContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new RothVariant();
    }

    /** Each option alone, and path B's option with all others. */
    @Override
    protected List<Map<String, String>> optionSets() {
        List<Map<String, String>> sets = new ArrayList<>(super.optionSets());
        for (String pathB : List.of("on", "off", "instead")) {
            sets.add(Map.of("rookPawns", "off", "boardStep", "nearest", "boardPawn", "free", "pathB", pathB));
        }
        return List.copyOf(sets);
    }

    /** Carried pieces, boards of the other side, rook-pawns, promotion by riding. */
    @Override
    protected List<String> positions(Rules rules) {
        return List.of(
                "2:4/2K1/4/1N2|4:4/R2Q/4/4|6:2n1/3p/p3/3R|WQL@b1(2):Pr/2|WKL@e3(4)i:P1/2|BQL@b3(4):2/2|BKL@e8(6):rk/pN"
                        + " w - - 0 48",
                "2:k3/4/4/4|4:4/4/4/2R1|6:4/4/2QQ/2b1|WQL@b1(2):P1/2|WKL@e4(2)i:n1/2|BQL@b6(4):1p/1n|BKL@e5(6):1K/2 b"
                        + " - - 3 5 own=WQL:b",
                "2:4/4/4/1K2|4:4/4/4/4|6:4/4/2k1/4|WQL@b6(4):P1/2|WKL@e1(2):2/P1|BQL@b8(6):2/p1|BKL@e3(4):2/p1 w - - 0"
                        + " 30");
    }
}
