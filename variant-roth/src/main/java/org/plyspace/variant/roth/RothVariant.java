package org.plyspace.variant.roth;

import com.google.auto.service.AutoService;
import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.movegen.stack.StackRules;

/** Tri-dimensional chess after Roth. */
@AutoService(Variant.class)
public final class RothVariant implements Variant {

    private static final String ON = "on";

    private static final Option ROOK_PAWNS =
            Option.choice("rookPawns", "whether pawns on files a and f may also step and capture inwards", ON, "off");
    private static final Option PATH_B = Option.choice(
            "pathB", "whether a path may run over an attack board just above start and target", ON, "off");
    private static final Option BOARD_STEP = Option.choice(
            "boardStep", "how far an attack board moves: up to two squares, or to the nearest post", "two", "nearest");
    private static final Option BOARD_PAWN =
            Option.choice("boardPawn", "whether a side needs a pawn to move an attack board", "required", "free");

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
    public List<Option> options() {
        return List.of(ROOK_PAWNS, PATH_B, BOARD_STEP, BOARD_PAWN);
    }

    @Override
    public Rules rules(OptionValues values) {
        RothChoices choices = new RothChoices(
                values.is(ROOK_PAWNS.name(), ON),
                values.is(PATH_B.name(), ON),
                values.is(BOARD_STEP.name(), "nearest"),
                values.is(BOARD_PAWN.name(), "required"));
        return new StackRules(this, values, new RothDefinition(choices));
    }
}
