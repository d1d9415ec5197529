package org.plyspace.movegen.stack;

import org.plyspace.api.Variant;
import org.plyspace.tck.OptionPlayContract;

final class ToyStackOptionPlayTest extends OptionPlayContract {

    @Override
    protected Variant variant() {
        return new ToyStack();
    }
}
