package org.plyspace.lab.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.lab.experiment.ExperimentRun;
import org.plyspace.lab.value.Contest;
import org.plyspace.lab.value.ContestResult;
import org.plyspace.lab.value.PieceValuation;
import org.plyspace.lab.value.Valuation;
import org.plyspace.lab.value.ValuationSettings;
import org.plyspace.statistics.Estimate;

/** Plays games that measure the strength of pieces; each contest and each valuation is played only once. */
final class PieceGames {

    private static final String ASKED = "to play games without some of its pieces";

    private final Registry registry;
    private final long seed;
    private final Map<List<Object>, ContestResult> contests = new HashMap<>();
    private final Map<List<Object>, Valuation> valuations = new HashMap<>();

    PieceGames(Registry registry, long seed) {
        this.registry = registry;
        this.seed = seed;
    }

    static long steps(ContestTest test) {
        return (long) test.games() * test.settings().size();
    }

    /** The steps of a test: its games of one exchange, since the number of exchanges is not known in advance. */
    static long steps(ValueTest test) {
        return test.games();
    }

    PlayedNumber number(ContestTest test, int threads, Steps steps) {
        MeasuredNumber score = score(test.setting(), test, threads, steps);
        MeasuredNumber difference = test.baseline()
                .map(baseline -> less(score, score(baseline, test, threads, steps)))
                .orElse(score);
        return new PlayedNumber(difference, test.claimed(), test.games(), true, "share of points", test.player());
    }

    private MeasuredNumber score(String setting, ContestTest test, int threads, Steps steps) {
        Rules rules = registry.rules(setting);
        List<Object> key = List.of(rules.setting(), test.first(), test.second(), test.games(), test.nodes());
        ContestResult known = contests.get(key);
        if (known == null) {
            known = registry.follow(
                    ExperimentRun.USUAL,
                    setting,
                    ASKED,
                    counter -> Contest.of(rules, test.first(), test.second(), test.nodes(), seed)
                            .run(test.games(), threads, (done, total) -> steps.taken(1), counter));
            contests.put(key, known);
        } else {
            steps.taken(test.games());
        }
        return new MeasuredNumber(known.score(), test.games() - 1.0);
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
                    counter -> new PieceValuation(rules, settings).run(threads, (kind, games, of) -> {}, counter));
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
}
