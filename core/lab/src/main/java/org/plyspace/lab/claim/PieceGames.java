package org.plyspace.lab.claim;

import java.io.Closeable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.lab.value.Contest;
import org.plyspace.lab.value.ContestResult;
import org.plyspace.lab.value.ExchangePair;
import org.plyspace.lab.value.PieceValuation;
import org.plyspace.lab.value.SavedPairs;
import org.plyspace.lab.value.Valuation;
import org.plyspace.lab.value.ValuationSettings;
import org.plyspace.statistics.Estimate;

/**
 * Plays games that measure the strength of pieces; each contest and each valuation is played only once, and a folder may keep its pairs
 * of games.
 */
final class PieceGames implements Closeable {

    private static final String ASKED = "to play games without some of its pieces";
    /** Fewer pairs have no interval. */
    private static final int FEWEST = 2;

    private final Registry registry;
    private final long seed;
    private final Optional<StoredPairs> stored;
    private final Map<List<Object>, ContestResult> contests = new HashMap<>();
    private final Map<List<Object>, Valuation> valuations = new HashMap<>();

    /**
     * Begins without any game.
     *
     * @param stored has pairs of games, and keeps those that are played; closed with this. Empty if none are kept
     */
    PieceGames(Registry registry, long seed, Optional<StoredPairs> stored) {
        this.registry = registry;
        this.seed = seed;
        this.stored = stored;
    }

    static long steps(ContestTest test) {
        return (long) test.games() * test.settings().size();
    }

    /** The steps of a test: its games of one exchange, since the number of exchanges is not known in advance. */
    static long steps(ValueTest test) {
        return test.games();
    }

    /**
     * The number of a contest.
     *
     * @param asked the test as it is claimed: kept pairs count up to those it asks for
     * @param test the test with the pairs to play, from 0
     * @return empty if there are too few pairs
     */
    Optional<PlayedNumber> number(ContestTest asked, ContestTest test, int threads, Steps steps) {
        int there = test.settings().stream()
                .mapToInt(setting -> kept(contest(setting, test), setting, test))
                .reduce(asked.games(), Math::min);
        int pairs = Math.max(test.games(), there);
        if (pairs < FEWEST) {
            return Optional.empty();
        }
        MeasuredNumber score = score(test.setting(), test, pairs, threads, steps);
        MeasuredNumber difference = test.baseline()
                .map(baseline -> less(score, score(baseline, test, pairs, threads, steps)))
                .orElse(score);
        return Optional.of(new PlayedNumber(difference, test.claimed(), pairs, true, "share of points", test.player()));
    }

    /** The number of first pairs all of which are kept. */
    private int kept(Contest contest, String setting, ContestTest test) {
        Map<Integer, ExchangePair> there =
                pairs(registry.rules(setting), test.nodes()).of(contest.exchange());
        int pairs = 0;
        while (there.containsKey(pairs)) {
            pairs++;
        }
        return pairs;
    }

    private Contest contest(String setting, ContestTest test) {
        return Contest.of(registry.rules(setting), test.first(), test.second(), test.nodes(), seed);
    }

    private SavedPairs pairs(Rules rules, int nodes) {
        return stored.map(all -> all.of(rules.setting(), nodes)).orElse(SavedPairs.NONE);
    }

    private MeasuredNumber score(String setting, ContestTest test, int pairs, int threads, Steps steps) {
        Rules rules = registry.rules(setting);
        List<Object> key = List.of(rules.setting(), test.first(), test.second(), pairs, test.nodes());
        ContestResult known = contests.get(key);
        if (known == null) {
            Contest contest = contest(setting, test);
            if (kept(contest, setting, test) < pairs) {
                // Before any game, so that none is lost if it cannot be kept.
                stored.ifPresent(StoredPairs::open);
            }
            SavedPairs all = pairs(rules, test.nodes());
            known = registry.follow(
                    ExperimentRun.USUAL,
                    setting,
                    ASKED,
                    counter -> contest.run(pairs, all, threads, (done, total) -> steps.taken(1), counter));
            contests.put(key, known);
        } else {
            steps.taken(test.games());
        }
        return new MeasuredNumber(known.score(), pairs - 1.0);
    }

    /** The difference of two numbers from independent games. */
    private static MeasuredNumber less(MeasuredNumber one, MeasuredNumber other) {
        Estimate first = one.estimate();
        Estimate second = other.estimate();
        double mean = first.mean() - second.mean();
        return new MeasuredNumber(
                new Estimate(
                        mean,
                        mean - Math.hypot(first.mean() - first.low(), second.high() - second.mean()),
                        mean + Math.hypot(first.high() - first.mean(), second.mean() - second.low())),
                Math.min(one.freedom(), other.freedom()));
    }

    PlayedNumber number(ValueTest test, int threads, Steps steps) {
        Rules rules = registry.rules(test.setting());
        List<Object> key = List.of(rules.setting(), test.games(), test.nodes());
        Valuation valuation = valuations.get(key);
        if (valuation == null) {
            ValuationSettings settings = new ValuationSettings(test.games(), test.nodes(), seed);
            valuation = registry.follow(
                    ExperimentRun.USUAL,
                    test.setting(),
                    ASKED,
                    counter -> new PieceValuation(rules, settings, pairs(rules, test.nodes()))
                            .runExchanges(threads, (kind, games, of) -> {}, counter));
            valuations.put(key, valuation);
        }
        steps.taken(test.games());
        Valuation known = valuation;
        MeasuredNumber worth = IntStream.range(0, known.types().size())
                .filter(type -> known.types().get(type).symbol().equals(test.piece()))
                .mapToObj(type -> known.matched().values().get(type))
                .map(estimate -> new MeasuredNumber(estimate, test.games() - 1.0))
                .findFirst()
                .orElseGet(MeasuredNumber::nothing);
        return new PlayedNumber(worth, test.claimed(), test.games(), false, "pawns", test.player());
    }

    @Override
    public void close() {
        stored.ifPresent(StoredPairs::close);
    }
}
