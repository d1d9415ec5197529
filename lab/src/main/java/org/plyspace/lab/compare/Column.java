package org.plyspace.lab.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.plyspace.api.Setup;
import org.plyspace.lab.experiment.WorkerPool.Job;
import org.plyspace.lab.metric.GameTrace;
import org.plyspace.lab.metric.JudgeSlope;
import org.plyspace.lab.metric.JudgedGame;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingGames;
import org.plyspace.match.engine.EngineSpec;

/** The games of one engine in one rule set of a comparison. Shared between threads. */
final class Column {

    /** Among how many of the first games the one to be shown is chosen. */
    static final int SAMPLED = 25;

    private final LoadedSetting loadedSetting;
    private final ComparisonSettings settings;
    private final int index;
    private final EngineSpec seat;
    private final SettingGames games;
    private final Queue<Host> idle = new ConcurrentLinkedQueue<>();
    private final AtomicInteger left;
    private final JudgedGames judged;
    /** The first games, by their numbers. */
    private final Map<Integer, GameTrace> first = new ConcurrentSkipListMap<>();

    /**
     * No games yet; the entrant has been asked for its description.
     *
     * @param index of the player among those of the comparison
     */
    Column(LoadedSetting loadedSetting, ComparisonSettings settings, int index) {
        this.loadedSetting = loadedSetting;
        this.settings = settings;
        this.index = index;
        this.seat = EngineSpec.parse(settings.players().get(index));
        this.left = new AtomicInteger(settings.games());
        this.judged = new JudgedGames(loadedSetting, settings.games());
        LoadedSetting.Described described = loadedSetting.described();
        Setting setting = new Setting(
                loadedSetting.name(),
                described.rules().variant().title(),
                seat.toString(),
                Optional.of(seat.isRandom() ? described.rules().setting() : family()));
        this.games = new SettingGames(setting, described.traits());
    }

    /** The id of the rule set: what it shares openings and a judge's slope with. */
    String family() {
        return loadedSetting.described().rules().variant().id();
    }

    LoadedSetting entrant() {
        return loadedSetting;
    }

    SettingGames games() {
        return games;
    }

    /** What is to be done to play; {@code done} is called after each game. */
    List<Job> playing(Runnable done) {
        return IntStream.range(0, settings.games())
                .mapToObj(
                        number -> job(number, "to play game " + (number + 1) + " of " + seat, done, () -> play(number)))
                .toList();
    }

    private Job job(int number, String asked, Runnable done, Runnable question) {
        return loadedSetting.asking(index * 2 * settings.games() + number, asked, () -> {
            try {
                if (loadedSetting.reason().isEmpty()) {
                    question.run();
                }
            } finally {
                done.run();
            }
        });
    }

    private void play(int number) {
        Host host = Optional.ofNullable(idle.poll()).orElseGet(() -> new Host(loadedSetting, seat, settings));
        boolean sound = false;
        try {
            GameTrace trace = host.play(number);
            if (number < SAMPLED) {
                first.put(number, trace);
            }
            if (settings.judged()) {
                judged.keep(number, trace);
            } else {
                games.add(trace);
            }
            sound = true;
        } finally {
            if (sound) {
                idle.add(host);
            } else {
                host.close();
            }
        }
        // What an engine has learnt takes much memory, and is of no use to the next column.
        if (left.decrementAndGet() == 0) {
            dismiss();
        }
    }

    /** Ends the engines that have nothing to do. */
    void dismiss() {
        for (Host host = idle.poll(); host != null; host = idle.poll()) {
            host.close();
        }
    }

    /** What is to be done to judge all games that were played; {@code done} is called after each. */
    List<Job> judging(Runnable done) {
        return IntStream.range(0, settings.games())
                .mapToObj(number -> job(
                        settings.games() + number,
                        "about game " + (number + 1) + " of " + seat,
                        done,
                        () -> judged.judge(number)))
                .toList();
    }

    /** Tells a slope what the judge said. */
    void teach(JudgeSlope slope) {
        judged.each((trace, said) -> slope.add(trace.summary(), said));
    }

    /** Takes the games in as they were judged. */
    void settle(double slope) {
        judged.each((trace, said) -> games.add(trace.with(new JudgedGame(said, slope))));
    }

    /** Of the first games the one of median length; all have been played. */
    ComparedGame sample() {
        List<GameTrace> byLength = first.values().stream()
                .sorted(Comparator.comparingInt(GameTrace::plies))
                .toList();
        GameTrace median = byLength.get((byLength.size() - 1) / 2);
        List<Setup> starts = loadedSetting.described().starts();
        return new ComparedGame(
                loadedSetting.contender(),
                games.setting(),
                loadedSetting.described().rules(),
                starts.get(median.summary().number() % starts.size()),
                IntStream.range(0, median.plies()).mapToObj(median::move).toList(),
                median.summary());
    }
}
