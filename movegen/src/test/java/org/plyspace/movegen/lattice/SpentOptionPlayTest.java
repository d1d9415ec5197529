package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.OptionPlayContract;

/** Has two types of pawns, one of which makes a double step only as its first move. */
final class SpentOptionPlayTest extends OptionPlayContract {

    @Override
    protected Variant variant() {
        return Toy.of(SpentTest::declared);
    }

    @Override
    protected List<String> positions() {
        return List.of("1:5k/1P2B1/6/6/6/6/1b2p1/K5 w - - 0 1");
    }
}
