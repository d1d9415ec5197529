package org.plyspace.testing;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/**
 * One king per side on two cells and always the same four moves: win, tie, go on, go on with check. The first ends the game
 * for the mover, the second as a draw.
 *
 * <p>So a game is as long as a row of coin tosses up to the first head: 2 plies on average. White wins 1/3 of the games,
 * Black 1/6, and 1/2 are drawn. One move in four checks, one in four is tagged.
 */
public final class CoinVariant implements Variant {

    @Override
    public String id() {
        return "coin";
    }

    @Override
    public String title() {
        return "Coin toss";
    }

    @Override
    public String summary() {
        return "Four moves, two of which end the game.";
    }

    @Override
    public String source() {
        return "none";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice("tag", "whether ties are tagged", "on", "off"));
    }

    @Override
    public Rules rules(OptionValues values) {
        return new CoinRules(this, values);
    }

    /** The rules with their defaults. */
    public static Rules standard() {
        return with(Map.of());
    }

    /** The rules with these options. */
    public static Rules with(Map<String, String> options) {
        CoinVariant variant = new CoinVariant();
        return variant.rules(OptionValues.of(variant.options(), options));
    }
}
