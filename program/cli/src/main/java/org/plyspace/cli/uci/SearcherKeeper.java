package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.engine.Registry;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Strength;
import org.plyspace.search.Tablebase;
import org.plyspace.search.Technique;

/** Keeps one searcher, made for the rules played and the options set, until other rules are asked for or it is dropped. */
final class SearcherKeeper {

    /** How long rules may take to be made or prepared: large ones take long to derive the values of their pieces. */
    static final Duration PREPARATION = Duration.ofSeconds(30);

    /** What a rule set is asked for, for messages. */
    static final String FOR_A_MOVE = "for the best move";

    private final Registry registry;
    private final UciOptions options;
    private final Consumer<String> inform;
    private final SplittableRandom seeds = new SplittableRandom();

    private Optional<Prepared> kept = Optional.empty();

    /**
     * Rules with a searcher for them.
     *
     * @param values what their pieces are worth, which the searcher counts with
     */
    record Prepared(Rules rules, PieceValues values, Searcher searcher) {}

    /** @param inform receives why there are no tables, in any thread that searches */
    SearcherKeeper(Registry registry, UciOptions options, Consumer<String> inform) {
        this.registry = registry;
        this.options = options;
        this.inform = inform;
    }

    /**
     * The searcher kept, or a new one if that is of other rules.
     *
     * @param spec the name of the rules for messages
     * @throws org.plyspace.engine.UnansweredException if the rule set takes too long
     * @throws UsageException if there is no memory for what the searcher is to remember
     */
    Prepared prepared(String spec, Rules rules) {
        if (kept.isEmpty() || !kept.get().rules().setting().equals(rules.setting())) {
            drop(); // The memory of the old one is needed for the new one.
            kept = Optional.of(registry.askWithin(PREPARATION, spec, FOR_A_MOVE, () -> prepare(rules)));
        }
        return kept.get();
    }

    /** Forgets the searcher, as when an option has changed, or when a search uses it that cannot be ended. */
    void drop() {
        kept = Optional.empty();
    }

    /** Makes the searcher forget what it found in the last game. */
    void newGame() {
        kept.ifPresent(any -> any.searcher().newGame(seed(any.rules())));
    }

    private Optional<Strength> strength(Rules rules) {
        return options.strength(rules.uciName());
    }

    private Prepared prepare(Rules rules) {
        PieceValues values = new PieceValues(rules);
        return new Prepared(rules, values, searcher(rules, values));
    }

    private Searcher searcher(Rules rules, PieceValues values) {
        try {
            SearchSettings settings = strength(rules)
                    .map(Strength::settings)
                    .orElseGet(() -> new SearchSettings(options.megabytes(), options.threads(), Technique.usual(), 0));
            Searcher searcher = new Searcher(rules, values, settings, tables(rules));
            searcher.newGame(seed(rules));
            return searcher;
        } catch (OutOfMemoryError exhausted) {
            throw new UsageException("there is no memory for " + options.megabytes() + " MB of what is found; set "
                    + UciOptions.HASH + " to less");
        }
    }

    /** The tables of the folder set, which levels do without; none if one of them is refused. */
    private Tablebase tables(Rules rules) {
        if (options.tables().isEmpty() || strength(rules).isPresent()) {
            return Tablebase.NONE;
        }
        try {
            return new TablesWhileWhole(
                    RuleTables.forSearch(options.tables().get(), registry, rules), this::informOfNoTables);
        } catch (UsageException refused) {
            informOfNoTables(refused.getMessage());
            return Tablebase.NONE;
        }
    }

    private void informOfNoTables(String reason) {
        inform.accept(reason + "; searching without tables");
    }

    /** What a level overlooks differs from game to game; where none is played nothing is drawn. */
    private long seed(Rules rules) {
        return strength(rules).isPresent() ? seeds.nextLong() : 0;
    }
}
