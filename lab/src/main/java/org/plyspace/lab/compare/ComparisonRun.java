package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.engine.Progress;
import org.plyspace.lab.play.PlayOut;
import org.plyspace.lab.play.PlayOuts;
import org.plyspace.lab.statistics.Estimate;

/** Compares rule sets. The result depends on the rules and the settings only, not on the number of threads. */
public final class ComparisonRun {

    private static final List<String> COMMON_DRAWS =
            List.of(Outcome.STALEMATE, Outcome.REPETITION, Outcome.FIFTY_MOVES, Outcome.DEAD_POSITION);

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
        Set<String> drawReasons = drawReasons(games);
        List<Summary> summaries = IntStream.range(0, variants.size())
                .mapToObj(i -> summary(variants.get(i), games.get(i), drawReasons))
                .toList();
        return new Comparison(settings, summaries);
    }

    private static Summary summary(Rules rules, List<PlayOut> games, Set<String> drawReasons) {
        Map<Measure, Estimate> numbers = BoardFacts.of(rules);
        numbers.putAll(new PlayStatistics(games).estimates(drawReasons, rules.tags()));
        return new Summary(rules.spec(), rules.variant().title(), rules.rulebook(), numbers);
    }

    private static Set<String> drawReasons(List<List<PlayOut>> games) {
        Set<String> reasons = new LinkedHashSet<>(COMMON_DRAWS);
        List<String> others = new ArrayList<>();
        games.stream()
                .flatMap(List::stream)
                .map(PlayOut::outcome)
                .flatMap(Optional::stream)
                .filter(outcome -> outcome.winner().isEmpty())
                .map(Outcome::reason)
                .forEach(others::add);
        others.stream().sorted().forEach(reasons::add);
        return reasons;
    }
}
