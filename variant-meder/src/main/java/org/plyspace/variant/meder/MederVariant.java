package org.plyspace.variant.meder;

import com.google.auto.service.AutoService;
import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Variant;
import org.plyspace.movegen.stack.StackVariant;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** Tri-dimensional chess after Meder. */
@AutoService(Variant.class)
public final class MederVariant extends StackVariant {

    private static final Option EDITION = Option.choice(
            "edition",
            "which text of the rules is followed: the Formal Specification or Meder's own Tournament Rules",
            "formal",
            "tournament");

    private static final Option SHADOW = Option.choice(
            "shadow",
            "whether any piece in a column blocks sliders on every level (on), or they pass a column that has an empty square"
                    + " from the lower to the upper level of the move (off), or nobody even lands there except by a capture (strict)",
            "on",
            "off",
            "strict");

    @Override
    public String id() {
        return "meder";
    }

    @Override
    public String title() {
        return "Tri-dimensional chess (Meder)";
    }

    @Override
    public String summary() {
        return "Three main boards and four attack boards that move. Pieces choose their level freely, and any piece in a"
                + " column blocks the whole column: the vertical shadow.";
    }

    @Override
    public String source() {
        return "A Formal Specification of Tri-Dimensional Chess Mechanics for Automated Test Generation; Jens Meder,"
                + " Tournament Rules for Three-Dimensional Chess, 1995";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(EDITION, SHADOW);
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        Edition edition = values.is(EDITION.name(), "formal") ? Edition.FORMAL : Edition.TOURNAMENT;
        return new MederDeclaration(edition, values.value(SHADOW.name()));
    }
}
