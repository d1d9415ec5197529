package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.InputException;
import org.plyspace.search.LevelRatings.Strength;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchMemoryException;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
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
    /** The last size that there was memory for. */
    private UciOptions.Size fitted = UciOptions.Size.USUAL;

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
     * @throws SearchMemoryException if there is not even memory for a searcher as large as the last one
     */
    Prepared prepared(String spec, Rules rules) {
        if (kept.isEmpty() || !kept.get().rules().setting().equals(rules.setting())) {
            drop(); // The memory of the old one is needed for the new one.
            kept = Optional.of(
                    registry.within(CallLimit.question(PREPARATION)).ask(spec, FOR_A_MOVE, () -> prepare(rules)));
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
        Tablebase tables = tables(rules);
        Searcher searcher = strength(rules)
                .map(weaker -> new Searcher(rules, values, weaker.settings(), tables))
                .orElseGet(() -> fitting(rules, values, tables));
        searcher.newGame(seed(rules));
        return searcher;
    }

    /**
     * The searcher of the size set. If there is no memory for it, that is said, and the table stays as large as it was, or the table
     * and the number of threads.
     */
    private Searcher fitting(Rules rules, PieceValues values, Tablebase tables) {
        UciOptions.Size wanted = options.size();
        try {
            Searcher searcher = new Searcher(
                    rules,
                    values,
                    new SearchSettings(wanted.megabytes(), wanted.threads(), Technique.usual(), 0),
                    tables);
            fitted = wanted;
            return searcher;
        } catch (SearchMemoryException none) {
            if (wanted.equals(fitted)) {
                throw none;
            }
            UciOptions.Size smaller = wanted.megabytes() == fitted.megabytes()
                    ? fitted
                    : new UciOptions.Size(fitted.megabytes(), wanted.threads());
            options.setSize(smaller);
            inform.accept(none.getMessage() + "; " + UciOptions.HASH + " stays " + smaller.megabytes() + ", "
                    + UciOptions.THREADS + " " + smaller.threads());
            return fitting(rules, values, tables);
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

    /** The tables of a search that goes on without them once one turns out to be damaged, since the game has to be played. Thread-safe. */
    static final class TablesWhileWhole implements Tablebase {

        private final Tablebase tables;
        private final Consumer<String> told;
        private volatile boolean damaged;

        /**
         * Creates the tables.
         *
         * @param told told once, by whichever thread finds the damage, why there are no tables any more
         */
        TablesWhileWhole(Tablebase tables, Consumer<String> told) {
            this.tables = tables;
            this.told = told;
        }

        @Override
        public int mostMen() {
            return tables.mostMen();
        }

        @Override
        public Probe probe() {
            Probe probe = tables.probe();
            return position -> {
                if (damaged) {
                    return UNKNOWN;
                }
                try {
                    return probe.value(position);
                } catch (InputException found) {
                    leave(found);
                    return UNKNOWN;
                }
            };
        }

        private synchronized void leave(InputException found) {
            if (!damaged) {
                damaged = true;
                told.accept(found.getMessage());
            }
        }
    }
}
