package org.plyspace.lab.compare;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.Rules;
import org.plyspace.engine.Progress;
import org.plyspace.lab.play.PlayOut;
import org.plyspace.lab.play.PlayOuts;
import org.plyspace.lab.statistics.Estimate;

/** Compares rule sets. The result depends on the rules and the settings only, not on the number of threads. */
public final class ComparisonRun {

    private final ComparisonSettings settings;

    public ComparisonRun(ComparisonSettings settings) {
        this.settings = settings;
    }

    /**
     * Plays and sums up.
     *
     * @param variants at least one, all with a start position
     * @param threads how many threads play
     * @param progress hears of every game
     * @throws org.plyspace.api.NoStartException if rules have no start position
     * @throws org.plyspace.lab.play.PlayOutException if rules fail in play
     */
    public Comparison run(List<Rules> variants, int threads, Progress progress) {
        List<List<PlayOut>> games =
                new PlayOuts(settings.games(), settings.seed(), settings.maxPlies()).play(variants, threads, progress);
        Endings endings = Endings.of(games);
        List<Summary> summaries = IntStream.range(0, variants.size())
                .mapToObj(i -> summary(variants.get(i), games.get(i), endings))
                .toList();
        return new Comparison(settings, summaries);
    }

    private static Summary summary(Rules rules, List<PlayOut> games, Endings endings) {
        Map<Measure, Estimate> numbers = BoardFacts.of(rules);
        numbers.putAll(new PlayStatistics(games).estimates(endings, rules.tags()));
        return new Summary(rules.spec(), rules.variant().title(), rules.rulebook(), numbers);
    }
}
