package org.plyspace.tck.hex;

import java.util.List;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** The hexagons as a plugin. */
public final class HexVariant implements Variant {

    @Override
    public String id() {
        return "hex";
    }

    @Override
    public String title() {
        return "Nineteen hexagons";
    }

    @Override
    public String summary() {
        return "Captured men change sides, archers capture from afar.";
    }

    @Override
    public String source() {
        return "made up for testing";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public Rules rules(OptionValues values) {
        return new HexRules(this, values);
    }
}
