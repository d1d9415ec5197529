package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.OptionPlayContract;

final class OrthodoxOptionPlayTest extends OptionPlayContract {

    @Override
    protected Variant variant() {
        return new Orthodox();
    }

    @Override
    protected List<String> positions() {
        return List.of("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w - - 0 1");
    }
}
