package org.plyspace.variant.roth;

import org.plyspace.api.Variant;
import org.plyspace.tck.ReasonContract;

final class WhyTest extends ReasonContract {

    @Override
    protected Variant variant() {
        return new RothVariant();
    }

    @Override
    protected String resource() {
        return "why.tsv";
    }
}
