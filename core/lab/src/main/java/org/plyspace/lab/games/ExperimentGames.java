package org.plyspace.lab.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.plyspace.api.Rules;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/** The games of an experiment, for callers that have threads to play them. Shared between threads, except for what it gives to each. */
public final class ExperimentGames {

    private final ReadyExperiment ready;
    private final List<RuleBasedValues> values;
    final BaselineMoves openings;
    /** The whole games of engines that play by chance alone. */
    final BaselineMoves chance;

    /** Prepares the games of an experiment. */
    public ExperimentGames(ReadyExperiment ready) {
        this(
                ready,
                IntStream.range(0, ready.experiment().settings().size())
                        .mapToObj(setting -> new RuleBasedValues(ready.rules(setting)))
                        .toList(),
                new BaselineMoves(),
                new BaselineMoves());
    }

    private ExperimentGames(
            ReadyExperiment ready, List<RuleBasedValues> values, BaselineMoves openings, BaselineMoves chance) {
        this.ready = ready;
        this.values = values;
        this.openings = openings;
        this.chance = chance;
    }

    /** The same games, except that settings share nothing with a baseline that broke. */
    public ExperimentGames withoutBaselines(IntPredicate broken) {
        return new ExperimentGames(ready.withoutBaselines(broken), values, openings, chance);
    }

    /** The experiment. */
    public ReadyExperiment ready() {
        return ready;
    }

    /**
     * Creates an engine in a setting, for one thread.
     *
     * @param column the column, as counted by {@link org.plyspace.lab.study.GameNumbers#column}
     * @throws org.plyspace.match.engine.EngineFailedException if the engine is another program that does not start, or does not play the
     *     rule set
     */
    public ColumnPlay column(int column) {
        IntConsumer nobody = ply -> {};
        return new ColumnPlay(ready, column, this, opener(nobody), nobody);
    }

    /** Draws an opening in the baseline, for the other settings of the rule set to share. */
    public void drawOpening(int baseline, int number) {
        opener(ply -> {}).opening(baseline, number);
    }

    /** The values of pieces in a setting by the rules alone, regardless of weights that its jar brings; measured on first use. */
    public PieceValues values(int setting) {
        return values.get(setting).get();
    }

    GameOpener opener(IntConsumer next) {
        return new GameOpener(ready, this, next);
    }

    /**
     * The values of a rule set's pieces by the rules alone, regardless of weights that its jar brings. Measured once; shared between
     * threads.
     */
    private static final class RuleBasedValues {

        private final Rules rules;
        private PieceValues values;

        RuleBasedValues(Rules rules) {
            this.rules = rules;
        }

        synchronized PieceValues get() {
            if (values == null) {
                values = new PieceValues(rules, Weights.GENERIC1);
            }
            return values;
        }
    }

    /**
     * Keeps the latest openings and games of the first settings of rule sets: what many games share is drawn once. Shared between threads.
     */
    static final class BaselineMoves {

        private static final int MOST_SAVED = 10_000;

        /**
         * An opening, or a game, of a rule set's first setting.
         *
         * @param moves all moves
         * @param texts the moves in machine form, which other settings understand; empty for a game
         * @param ended whether the last move ended the game
         */
        record Drawn(List<Long> moves, List<String> texts, boolean ended) {}

        private record Key(int of, int number) {}

        private final Map<Key, Drawn> saved = new LinkedHashMap<>(16, 0.75f, true) {

            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, Drawn> eldest) {
                return size() > MOST_SAVED;
            }
        };

        /**
         * Finds a saved opening or game.
         *
         * @param of the setting or column that played it
         */
        synchronized Optional<Drawn> find(int of, int number) {
            return Optional.ofNullable(saved.get(new Key(of, number)));
        }

        /** Saves an opening or game. */
        synchronized void save(int of, int number, Drawn drawn) {
            saved.put(new Key(of, number), drawn);
        }
    }
}
