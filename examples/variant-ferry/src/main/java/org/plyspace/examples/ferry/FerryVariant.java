package org.plyspace.examples.ferry;

import org.plyspace.api.OptionValues;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.StackVariant;

/** Ferry chess: two quays, six ferries, and a king who wants to go ashore. */
public final class FerryVariant extends StackVariant {

    @Override
    public String id() {
        return "ferry";
    }

    @Override
    public String title() {
        return "Ferry chess";
    }

    @Override
    public String summary() {
        return "Two quays with water between them, and six ferries that carry one man each: mate, or bring your king"
                + " ashore.";
    }

    @Override
    public String source() {
        return "an example of Plyspace";
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new FerryDeclaration();
    }
}
