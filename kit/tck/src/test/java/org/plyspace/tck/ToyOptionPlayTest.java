package org.plyspace.tck;

import java.util.List;
import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;

/** The toy's common option means the same as in all rule sets. */
class ToyOptionPlayTest extends OptionPlayContract {

    @Override
    protected Variant variant() {
        return new ToyVariant();
    }

    @Override
    protected List<String> positions() {
        return ToyPositions.RARE;
    }
}
