package org.plyspace.lab.player;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.search.ChooserException;
import org.plyspace.search.ChooserSpec;

/**
 * A machine as it is asked for: one of the search, see {@link ChooserSpec}, or another program: {@code uci:cmd=COMMAND} or {@code
 * xboard:cmd=COMMAND}, with any of {@code depth}, {@code nodes} (UCI only) and {@code time}, {@code timeout} (seconds beyond that) and {@code
 * option.NAME} for options of its own.
 */
public final class PlayerSpec {

    /** How the text of a machine can begin. */
    public static final List<String> KINDS = Stream.concat(ChooserSpec.KINDS.stream(), Stream.of("uci", "xboard"))
            .toList();

    private static final String UCI = "uci:";
    private static final String XBOARD = "xboard:";

    private final String text;
    private final boolean random;
    private final Function<Rules, GamePlayer> maker;

    private PlayerSpec(String text, boolean random, Function<Rules, GamePlayer> maker) {
        this.text = text;
        this.random = random;
        this.maker = maker;
    }

    /**
     * Reads what is asked for.
     *
     * @throws ChooserException if it is nothing
     */
    public static PlayerSpec parse(String text) {
        if (text.startsWith(UCI)) {
            EngineOrder order = EngineOrder.parse(text, text.substring(UCI.length()), true);
            return new PlayerSpec(text, false, rules -> new UciPlayer(order, rules));
        }
        if (text.startsWith(XBOARD)) {
            EngineOrder order = EngineOrder.parse(text, text.substring(XBOARD.length()), false);
            return new PlayerSpec(text, false, rules -> new XboardPlayer(order, rules));
        }
        ChooserSpec spec = ChooserSpec.parse(text, WeightTexts::read);
        return new PlayerSpec(text, spec.isRandom(), rules -> new SearchPlayer(spec.make(rules, 0)));
    }

    /**
     * Makes it for games of a rule set.
     *
     * @throws PlayerException if it is another program that does not start, or does not play this rule set
     */
    public GamePlayer make(Rules rules) {
        return maker.apply(rules);
    }

    /** Whether it draws moves at random, so that a seed tells what it plays. */
    public boolean isRandom() {
        return random;
    }

    /** As it was asked for. */
    @Override
    public String toString() {
        return text;
    }
}
