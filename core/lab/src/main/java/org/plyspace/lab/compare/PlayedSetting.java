package org.plyspace.lab.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.lab.games.ColumnPlay;
import org.plyspace.lab.games.ExperimentGames;
import org.plyspace.lab.games.PlayTogether;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.numbers.Judge;
import org.plyspace.lab.numbers.JudgedGame;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.match.SparePool;
import org.plyspace.match.WorkerPool.Job;
import org.plyspace.match.engine.EngineFailedException;

/** The games of one engine in one rule set of a comparison. Shared between threads. */
final class PlayedSetting {

    /** The number of first games from which the one to show is chosen. */
    static final int SAMPLED = 25;

    final LoadedSetting loadedSetting;
    private final ReadyExperiment ready;
    private final int setting;
    private final int player;
    private final boolean judged;
    private final SettingGames games;
    private final SparePool<ColumnPlay> engines;
    private final Judge.Pool judges;
    private final AtomicInteger left;
    /** The first games, by their numbers. */
    private final Map<Integer, PlayedGame<Long>> first = new ConcurrentSkipListMap<>();

    /** The moves of each game in machine form, by its number; empty if no other setting is paired with this one. */
    private final Map<Integer, List<String>> moves = new ConcurrentSkipListMap<>();

    private final Map<Integer, GameTrace> traces = new ConcurrentSkipListMap<>();
    private final Map<Integer, Judge.Judgement> judgements = new ConcurrentSkipListMap<>();

    /**
     * Creates a column without games. The setting must have been asked for its description.
     *
     * @param all the games of the comparison
     * @param setting the number of the setting in the experiment
     * @param player the number of the engine
     * @param judged whether a judge will evaluate the games
     */
    PlayedSetting(LoadedSetting loadedSetting, ExperimentGames all, int setting, int player, boolean judged) {
        this.loadedSetting = loadedSetting;
        this.ready = all.ready();
        this.setting = setting;
        this.player = player;
        this.judged = judged;
        this.left = new AtomicInteger(numbers().games());
        this.engines = new SparePool<>(() -> all.column(index()), ColumnPlay::close);
        this.judges = new Judge.Pool(ready.rules(setting), () -> all.values(setting));
        RuleTraits traits = loadedSetting.described().traits();
        this.games = new SettingGames(
                new Setting(loadedSetting.name(), traits.rules().variant().title(), engine(), Optional.of(family())),
                traits);
    }

    private GameNumbers numbers() {
        return ready.experiment().numbers();
    }

    /** The number of this column in the experiment. */
    int index() {
        return numbers().column(setting, player);
    }

    private String engine() {
        return ready.experiment().players().get(player);
    }

    /** The id of the rule set, whose settings share openings, random numbers and a judge's slope. */
    String family() {
        return loadedSetting.described().rules().variant().id();
    }

    /** Whether other settings share its openings, or follow its games. */
    boolean isFollowed() {
        return ready.isFollowed(setting);
    }

    SettingGames games() {
        return games;
    }

    /** The jobs that play the games; {@code done} runs after each game. */
    List<Job> playing(Runnable done) {
        return jobs(0, "to play game", done, this::play);
    }

    /** The jobs that judge the games played; {@code done} runs after each game. */
    List<Job> judging(Runnable done) {
        return jobs(
                numbers().games(),
                "about game",
                done,
                number -> judgements.put(number, judges.judge(traces.get(number), () -> {})));
    }

    /** The jobs that draw the openings that other settings share. */
    List<Job> opening(ExperimentGames all) {
        return jobs(0, "to play game", () -> {}, number -> all.drawOpening(setting, number));
    }

    private List<Job> jobs(int from, String subject, Runnable done, IntConsumer question) {
        int before = player * 2 * numbers().games() + from;
        return IntStream.range(0, numbers().games())
                .mapToObj(number ->
                        loadedSetting.asking(before + number, subject + " " + (number + 1) + " of " + engine(), () -> {
                            try {
                                if (loadedSetting.reason().isEmpty()) {
                                    question.accept(number);
                                }
                            } finally {
                                done.run();
                            }
                        }))
                .toList();
    }

    private void play(int number) {
        PlayedGame<Long> game = engines.use(engine -> played(engine, number));
        Setup start = ready.start(setting, number);
        Rules rules = ready.rules(setting);
        Side mover = rules.position(start, Purpose.GAME).sideToMove();
        GameTrace trace = GameTrace.of(games.traits(), start, game.moves(), game.summary(mover));
        if (ready.isFollowed(setting) || ready.baseline(setting) != setting) {
            moves.put(number, PlayedGame.inText(ready, game).moves());
        }
        if (number < SAMPLED) {
            first.put(number, game);
        }
        if (judged) {
            traces.put(number, trace);
        } else {
            games.add(trace);
        }
        // What an engine has learnt takes much memory, and is useless to the next column.
        if (left.decrementAndGet() == 0) {
            dismiss();
        }
    }

    private PlayedGame<Long> played(ColumnPlay engine, int number) {
        try {
            return engine.play(numbers().of(index(), number));
        } catch (EngineFailedException failed) {
            throw new EngineFailedException(
                    engine() + " failed in " + ready.rules(setting).setting() + ": " + failed.getMessage());
        }
    }

    /** Compares the games with those of the baseline, all of which must have been played. */
    void pairWith(PlayedSetting baseline) {
        GameNumbers numbers = numbers();
        games.pair(number -> Optional.ofNullable(baseline.moves.get(numbers.opening(number)))
                .map(theirs -> OptionalInt.of(PlayTogether.plies(theirs, moves.get(numbers.opening(number)))))
                .orElse(OptionalInt.empty()));
    }

    /** The number of the column with whose games these are paired; its own if it is a baseline. */
    int baseline() {
        return numbers().column(ready.baseline(setting), player);
    }

    /** Closes the engines that are not in use. */
    void dismiss() {
        engines.close();
    }

    /** Adds the judge's evaluations to a slope. */
    void teach(JudgedGame.Slope slope) {
        each((trace, said) -> slope.add(trace.summary(), said));
    }

    /** Adds the games with their evaluations to the results, on the scale of a slope. */
    void settle(double slope) {
        each((trace, said) -> games.add(trace.with(new JudgedGame(said, slope))));
    }

    private void each(BiConsumer<GameTrace, Judge.Judgement> user) {
        traces.forEach((number, trace) -> user.accept(trace, judgements.get(number)));
    }

    /** The game of median length among the first ones; all games must have been played. */
    ComparisonSample sample() {
        List<PlayedGame<Long>> byLength = first.values().stream()
                .sorted(Comparator.comparingInt(game -> game.moves().size()))
                .toList();
        PlayedGame<Long> median = byLength.get((byLength.size() - 1) / 2);
        return new ComparisonSample(
                loadedSetting.comparedSetting, games.setting(), ready.start(setting, median.opening()), median);
    }
}
