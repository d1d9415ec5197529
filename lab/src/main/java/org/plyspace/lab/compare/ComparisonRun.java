package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.lab.play.Crew;
import org.plyspace.lab.play.Crew.Job;

/**
 * Compares rule sets. The result depends on the rules and the settings only, not on the number of threads. A rule set that breaks,
 * or does not answer in time, is dropped with the reason, and the others are compared.
 */
public final class ComparisonRun {

    private final ComparisonSettings settings;
    private final Registry registry;

    /** With how much is to be played, and the rule sets to ask for. */
    public ComparisonRun(ComparisonSettings settings, Registry registry) {
        this.settings = settings;
        this.registry = registry;
    }

    /**
     * Plays and sums up.
     *
     * @param specs rule sets, with options if any
     * @param lenient whether rule sets that refuse to take part, such as those without a start position, are dropped too
     * @param threads how many threads play
     * @param progress hears of every game
     * @throws PlyspaceException if a rule set is not there, does not take the options, or has no start position, unless lenient
     */
    public Comparison run(List<String> specs, boolean lenient, int threads, Progress progress) {
        List<Column> columns =
                specs.stream().map(spec -> new Column(spec, registry, settings)).toList();
        Crew crew = new Crew(threads, settings.limit());
        crew.run(columns.stream().map(Column::description).toList());
        if (!lenient) {
            columns.forEach(ComparisonRun::throwRefusal);
        }
        crew.run(games(kept(columns), progress));
        List<Column> kept = kept(columns);
        EndingRows endings = EndingRows.of(kept.stream().map(Column::games).toList());
        return new Comparison(
                settings,
                kept.stream().map(column -> column.summary(endings)).toList(),
                columns.stream().flatMap(column -> Dropped.of(column).stream()).toList());
    }

    private static void throwRefusal(Column column) {
        Optional<PlyspaceException> refusal = column.reason().filter(reason -> !(reason instanceof VariantFailure));
        if (refusal.isPresent()) {
            throw refusal.get();
        }
    }

    private static List<Column> kept(List<Column> columns) {
        return columns.stream().filter(column -> column.reason().isEmpty()).toList();
    }

    private List<Job> games(List<Column> columns, Progress progress) {
        long total = (long) settings.games() * columns.size();
        AtomicLong done = new AtomicLong();
        Runnable oneDone = () -> {
            synchronized (done) {
                progress.reached(done.incrementAndGet(), total);
            }
        };
        List<Job> jobs = new ArrayList<>();
        for (Column column : columns) {
            IntStream.range(0, settings.games()).forEach(game -> jobs.add(column.game(game, oneDone)));
        }
        return jobs;
    }
}
