package org.plyspace.variant.meder;

import org.plyspace.api.Variant;
import org.plyspace.tck.ReasonContract;

final class WhyTest extends ReasonContract {

    @Override
    protected Variant variant() {
        return new MederVariant();
    }

    @Override
    protected String resource() {
        return "why.tsv";
    }
}
