package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.metric.JudgeSlope;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.ResultTableMaker;
import org.plyspace.lab.metric.SettingGames;
import org.plyspace.lab.play.Crew;
import org.plyspace.lab.play.Crew.Job;

/**
 * Compares rule sets. Where machines are limited by nodes, depth or playouts the result depends on the rules and the settings only, not on
 * the number of threads. A rule set that breaks, or does not answer in time, is dropped with the reason, and the others are compared.
 */
public final class ComparisonRun {

    private final ComparisonSettings settings;

    /** With what is to be played. */
    public ComparisonRun(ComparisonSettings settings) {
        this.settings = settings;
    }

    /**
     * Plays and sums up.
     *
     * @param contenders the rule sets, with options if any
     * @param threads how many threads play
     * @param progress hears of every game that was played, and of every one that was judged
     * @throws PlyspaceException if a rule set that is needed is not there, does not take the options, or has no start position
     */
    public Comparison run(List<Contender> contenders, int threads, Progress progress) {
        List<Entrant> entrants = contenders.stream()
                .map(contender -> new Entrant(contender, settings))
                .toList();
        Crew crew = new Crew(threads, settings.limit());
        crew.run(entrants.stream().map(Entrant::description).toList());
        entrants.forEach(ComparisonRun::throwRefusal);
        List<Column> columns = columns(entrants);
        Runnable oneDone = counting(progress, (long) columns.size() * settings.games() * (settings.judged() ? 2 : 1));
        crew.run(jobs(columns.stream().map(column -> column.playing(oneDone)).toList()));
        columns.forEach(Column::dismiss);
        entrants.forEach(ComparisonRun::throwRefusal);
        if (settings.judged()) {
            crew.run(jobs(kept(columns).stream()
                    .map(column -> column.judging(oneDone))
                    .toList()));
            settle(kept(columns));
        }
        return comparison(entrants, kept(columns));
    }

    private static void throwRefusal(Entrant entrant) {
        Optional<PlyspaceException> refusal =
                entrant.reason().filter(reason -> entrant.isNeeded() && !(reason instanceof VariantFailure));
        if (refusal.isPresent()) {
            throw refusal.get();
        }
    }

    private List<Column> columns(List<Entrant> entrants) {
        return IntStream.range(0, settings.players().size())
                .boxed()
                .flatMap(player -> entrants.stream()
                        .filter(entrant -> entrant.reason().isEmpty())
                        .map(entrant -> new Column(entrant, settings, player)))
                .toList();
    }

    private static List<Column> kept(List<Column> columns) {
        return columns.stream()
                .filter(column -> column.entrant().reason().isEmpty())
                .toList();
    }

    private static Runnable counting(Progress progress, long total) {
        AtomicLong done = new AtomicLong();
        return () -> {
            synchronized (done) {
                progress.reached(done.incrementAndGet(), total);
            }
        };
    }

    private static List<Job> jobs(List<List<Job>> columns) {
        List<Job> all = new ArrayList<>();
        columns.forEach(all::addAll);
        return all;
    }

    /** What a judge's score is worth depends on the rule set, and is fitted to the games of all its options. */
    private static void settle(List<Column> columns) {
        Map<String, JudgeSlope> slopes = new LinkedHashMap<>();
        columns.forEach(column -> column.teach(slopes.computeIfAbsent(column.family(), unused -> new JudgeSlope())));
        Map<String, Double> fitted = new LinkedHashMap<>();
        slopes.forEach((family, slope) -> fitted.put(family, slope.fit()));
        columns.forEach(column -> column.settle(fitted.get(column.family())));
    }

    private Comparison comparison(List<Entrant> entrants, List<Column> columns) {
        List<SettingGames> games = columns.stream().map(Column::games).toList();
        List<Entrant> described =
                entrants.stream().filter(entrant -> entrant.reason().isEmpty()).toList();
        Optional<String> baseline = baseline(described);
        ResultTableMaker maker = new ResultTableMaker(games, settings.seed());
        ResultTable table = baseline.map(maker::make).orElseGet(maker::make);
        return new Comparison(
                settings,
                described.stream().map(entrant -> entrant.described().summary()).toList(),
                table,
                baseline,
                entrants.stream()
                        .flatMap(entrant -> Dropped.of(entrant).stream())
                        .toList(),
                columns.stream().map(Column::sample).toList());
    }

    private Optional<String> baseline(List<Entrant> entrants) {
        if (settings.baseline().isPresent()) {
            return settings.baseline()
                    .filter(name ->
                            entrants.stream().anyMatch(entrant -> entrant.name().equals(name)));
        }
        boolean oneFamily = entrants.stream()
                        .map(entrant -> entrant.described().rules().variant().id())
                        .distinct()
                        .count()
                == 1;
        return oneFamily && entrants.size() > 1 ? Optional.of(entrants.get(0).name()) : Optional.empty();
    }
}
