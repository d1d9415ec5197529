package org.plyspace.variant.roth;

import com.google.auto.service.AutoService;
import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Variant;
import org.plyspace.movegen.stack.StackVariant;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** Tri-dimensional chess after Roth. */
@AutoService(Variant.class)
public final class RothVariant extends StackVariant {

    @Override
    public String id() {
        return "roth";
    }

    @Override
    public String title() {
        return "Tri-dimensional chess (Roth)";
    }

    @Override
    public String summary() {
        return "Three main boards and four attack boards that move and turn over. Pieces choose their elevation freely; only"
                + " the highest square of each column under the path's ceiling can block.";
    }

    @Override
    public String source() {
        return "Charles Roth, Star Trek 3-D Chess Rules, rev. 2012-09-21";
    }

    @Override
    protected List<Option> ownOptions() {
        return RothChoices.options();
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new RothDeclaration(RothChoices.of(values));
    }
}
