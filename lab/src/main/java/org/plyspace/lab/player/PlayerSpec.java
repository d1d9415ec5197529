package org.plyspace.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private final Optional<ChooserSpec> chooser;
    private final List<String> files;
    private final Function<Rules, GamePlayer> maker;

    private PlayerSpec(
            String text, Optional<ChooserSpec> chooser, List<String> files, Function<Rules, GamePlayer> maker) {
        this.text = text;
        this.chooser = chooser;
        this.files = List.copyOf(files);
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
            return new PlayerSpec(text, Optional.empty(), List.of(), rules -> new UciPlayer(order, rules));
        }
        if (text.startsWith(XBOARD)) {
            EngineOrder order = EngineOrder.parse(text, text.substring(XBOARD.length()), false);
            return new PlayerSpec(text, Optional.empty(), List.of(), rules -> new XboardPlayer(order, rules));
        }
        List<String> files = new ArrayList<>();
        ChooserSpec spec = ChooserSpec.parse(text, file -> {
            files.add(file);
            return WeightTexts.read(file);
        });
        return new PlayerSpec(text, Optional.of(spec), files, rules -> new SearchPlayer(spec.make(rules, 0)));
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
        return chooser.filter(ChooserSpec::isRandom).isPresent();
    }

    /** Whether another seed lets it play another game, given the same rest; of other programs that is not known, and taken for granted. */
    public boolean isSeeded() {
        return chooser.map(ChooserSpec::isSeeded).orElse(true);
    }

    /** Why the same seed need not give the same game, in words; empty if it does, on every machine. */
    public Optional<String> unrepeatable() {
        return chooser.map(ChooserSpec::unrepeatable).orElse(Optional.of("it is another program"));
    }

    /** The files of weights that it names, as it does. */
    public List<String> files() {
        return files;
    }

    /** As it was asked for. */
    @Override
    public String toString() {
        return text;
    }
}
