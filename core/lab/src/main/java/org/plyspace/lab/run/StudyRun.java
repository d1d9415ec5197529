package org.plyspace.lab.run;

import java.io.IOException;
import java.time.Duration;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.lab.games.GameColumns;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.RowLog;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.games.RowParts;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreRows;
import org.plyspace.lab.games.StoreWriter;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.InterimLooks;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.HypothesisResult;
import org.plyspace.lab.verdict.HypothesisTests;

/**
 * Plays the games of an experiment that are missing from a store and keeps each with its row as it ends: a killed run goes on where it
 * was. After a look it no longer plays settings whose hypotheses are settled. Confined to one thread, except for the games.
 */
public final class StudyRun {

    private final ReadyExperiment ready;
    private final StoreWriter store;
    private final Optional<RowParts> adopted;
    private final BitSet elsewhere = new BitSet();
    private final RowMaker maker;
    private final SettledColumns settled;

    /**
     * Prepares a run; nothing is played yet.
     *
     * @param store the store of the experiment, open
     * @param adopted rows of games of the experiment that were played elsewhere and are not played again; may be empty
     */
    public StudyRun(ReadyExperiment ready, StoreWriter store, Optional<RowParts> adopted) {
        this.ready = ready;
        this.store = store;
        this.adopted = adopted;
        this.maker = new RowMaker(ready);
        this.settled = new SettledColumns(ready.experiment(), this::verdicts);
    }

    /** Passes each adopted row of a game that the store lacks. */
    public void adopt(Consumer<GameRow> each) {
        int total = ready.experiment().numbers().total();
        adopted.ifPresent(parts -> parts.rows(row -> {
            int number = row.summary().number();
            if (number < total && !store.has(number)) {
                elsewhere.set(number);
                each.accept(row);
            }
        }));
    }

    /** The verdicts on the games of the store and the adopted ones. */
    private List<HypothesisResult> verdicts() {
        RowSource played = new StoreRows(Store.open(store.folder()), maker);
        GameColumns columns = new GameColumns(ready, store.name());
        adopted.<RowSource>map(parts -> new RowParts(List.of(played, parts)))
                .orElse(played)
                .rows(columns::add);
        return new HypothesisTests(ready, columns.played()).results();
    }

    /**
     * Plays what is missing.
     *
     * @param range the games to play
     * @param limit the processor time that each move may use, see {@link ExperimentRun}
     * @param threads the number of games to play at a time
     * @param over receives the games that ended since it was called last, when they are on disk
     * @throws org.plyspace.match.engine.EngineFailedException if an engine fails; all games that ended before are on disk
     * @throws org.plyspace.engine.VariantFailure if a rule set fails, likewise
     * @throws IOException if the rows cannot be written
     */
    public void play(GameRange range, Duration limit, int threads, Consumer<List<PlayedGame<String>>> over)
            throws IOException {
        GameNumbers numbers = ready.experiment().numbers();
        ExperimentRun run = new ExperimentRun(ready, limit);
        try (RowLog log = new RowLog(store)) {
            boolean isNew = false;
            for (int games : settled.stages()) {
                Optional<GameRange> stage = range.upTo(games, numbers);
                if (stage.isEmpty() || isPlayed(stage.get())) {
                    isNew = true;
                    continue;
                }
                if (isNew) {
                    settled.look();
                }
                isNew = true;
                run.play(
                        stage.get(),
                        number -> !store.has(number)
                                && !elsewhere.get(number)
                                && !settled.isSettled(numbers.column(number)),
                        threads,
                        (game, nanos) -> new RowLog.EndedGame(PlayedGame.inText(ready, game), maker.played(game)),
                        ended -> {
                            keep(log, ended);
                            over.accept(
                                    ended.stream().map(RowLog.EndedGame::game).toList());
                        });
            }
        }
    }

    private boolean isPlayed(GameRange stage) {
        return IntStream.rangeClosed(stage.first(), stage.last())
                .allMatch(number -> store.has(number) || elsewhere.get(number));
    }

    private void keep(RowLog log, List<RowLog.EndedGame> games) {
        try {
            store.add(games.stream().map(RowLog.EndedGame::game).toList());
            log.add(games);
        } catch (IOException failed) {
            throw FileErrors.unwritable(store.name(), failed);
        }
    }

    /** The settings, each with an engine, that are no longer played: {@code mine:castling=off, alphabeta:nodes=1000}. */
    public List<String> settled() {
        return settled.names();
    }

    /**
     * The settings, each with an engine, that an experiment no longer plays, as all hypotheses about them were settled at its looks. A
     * baseline goes on as long as any setting that is compared with it. Confined to one thread.
     */
    static final class SettledColumns {

        private final Experiment experiment;
        private final Supplier<List<HypothesisResult>> verdicts;
        private Set<Integer> settled = Set.of();

        /**
         * Creates the columns of an experiment, all unsettled.
         *
         * @param verdicts gives the verdicts on the games played so far
         */
        public SettledColumns(Experiment experiment, Supplier<List<HypothesisResult>> verdicts) {
            this.experiment = experiment;
            this.verdicts = verdicts;
        }

        /** The numbers of games after which to look, the last being all; only that one unless looks end columns. */
        public List<Integer> stages() {
            return experiment
                    .looks()
                    .filter(InterimLooks::stops)
                    .map(InterimLooks::games)
                    .orElse(List.of(experiment.games()));
        }

        /** Whether a column, as counted by {@link GameNumbers#column(int)}, is no longer played. */
        public boolean isSettled(int column) {
            return settled.contains(column);
        }

        /** Reads the verdicts on the games played so far. */
        public void look() {
            GameNumbers numbers = experiment.numbers();
            Set<Integer> requested = new HashSet<>();
            Set<Integer> open = new HashSet<>();
            for (HypothesisResult result : verdicts.get()) {
                if (result.hypothesis().isStatedInNumbers()) {
                    Set<Integer> columns = columns(result, numbers);
                    requested.addAll(columns);
                    if (!result.verdict().isSettled()) {
                        open.addAll(columns);
                    }
                }
            }
            requested.removeAll(open);
            settled = Set.copyOf(requested);
        }

        private Set<Integer> columns(HypothesisResult result, GameNumbers numbers) {
            Hypothesis hypothesis = result.hypothesis();
            int player = experiment.players().indexOf(result.player());
            return hypothesis.settings().stream()
                    .map(setting -> numbers.column(experiment.settings().indexOf(setting), player))
                    .collect(Collectors.toSet());
        }

        /** The columns that are no longer played, in order: {@code mine:castling=off, alphabeta:nodes=1000}. */
        public List<String> names() {
            GameNumbers numbers = experiment.numbers();
            return IntStream.range(0, numbers.columns())
                    .filter(this::isSettled)
                    .mapToObj(column -> experiment.settings().get(numbers.setting(column)) + ", "
                            + experiment.players().get(numbers.player(column)))
                    .toList();
        }
    }
}
