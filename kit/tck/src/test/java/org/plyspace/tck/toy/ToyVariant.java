package org.plyspace.tck.toy;

import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** The toy as a plugin. */
public final class ToyVariant implements Variant {

    static final String CLOCK = "clock";
    static final String HANDOVER = "handover";
    static final String DOUBLE_STEP = "doubleStep";

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public String title() {
        return "Hopping board";
    }

    @Override
    public String summary() {
        return "A small board hops between two places beside a fixed one.";
    }

    @Override
    public String source() {
        return "made up for testing";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.choice(HANDOVER, "whether the board changes hands with its owner's last man on it", "on", "off"),
                Option.range(CLOCK, "plies without capture or pawn move that make a draw", 10, 100, 40),
                Option.choice(DOUBLE_STEP, "whether pawns can make a double step", "on", "off"));
    }

    @Override
    public Rules rules(OptionValues values) {
        return new ToyRules(this, values);
    }
}
