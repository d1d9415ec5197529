package org.plyspace.lab.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.WorkCounter;
import org.plyspace.lab.odds.Material;
import org.plyspace.lab.odds.OddsStarts;
import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.statistics.Estimate;

/**
 * Measures the values of a rule set's pieces in three ways: by mobility, by fitting results to material, and by exchanges. Confined to
 * one thread, except for the games.
 */
public final class PieceValuation {

    private static final double LEAST = 0.25;
    private static final double MOST = 0.75;
    /** One in this many games of an exchange is played first to decide whether the others are worth playing. */
    private static final int TRIAL_SHARE = 10;

    private static final int FEWEST_TRIAL_PAIRS = 10;
    private static final int ROUNDS = 4;
    private static final int MOST_CONTESTED = 2;

    private final Rules rules;
    private final ValuationSettings settings;
    private final ValueTypes types;
    private final OddsStarts starts;
    private final SavedPairs kept;
    private final Map<PieceExchange, ExchangeMatch> matches = new LinkedHashMap<>();
    private final List<String> refusals = new ArrayList<>();

    /**
     * Creates a valuation of the pieces of a rule set.
     *
     * @throws UsageException if it has too few types of pieces
     * @throws org.plyspace.api.NoStartException if it has no start
     */
    public PieceValuation(Rules rules, ValuationSettings settings) {
        this(rules, settings, SavedPairs.NONE);
    }

    /**
     * Creates a valuation whose pairs of games are kept, and which does not play those that were.
     *
     * @param kept has pairs of the same rule set, nodes and seed
     * @throws UsageException as the other constructor, as well as {@link org.plyspace.api.NoStartException}
     */
    public PieceValuation(Rules rules, ValuationSettings settings, SavedPairs kept) {
        this.kept = kept;
        this.rules = rules;
        this.settings = settings;
        this.types = new ValueTypes(rules);
        this.starts = new OddsStarts(rules);
        if (available().stream().noneMatch(count -> count > 0)) {
            throw new UsageException("no kind of piece but royal ones is on both sides of the start of "
                    + rules.setting() + "; expected one that can be taken off");
        }
    }

    /** Receives the progress, from any thread, one call at a time. */
    public interface Watcher {

        /** Reports that some of the games of one kind are over, out of a total. */
        void played(String kind, int games, int of);
    }

    private List<Integer> available() {
        return types.types().stream().map(starts::available).toList();
    }

    /**
     * Measures in all three ways; a rule chooses the exchanges. The result depends on rule set and settings, not on the number of
     * threads.
     *
     * @param threads the number of games played at a time
     * @param counter counts moves
     */
    public Valuation run(int threads, Watcher watcher, WorkCounter counter) {
        try (ValueGames games = new ValueGames(rules, settings.nodes(), threads, counter)) {
            MaterialFit fit = fit(games, watcher);
            List<PieceExchange> promising = choose(games, watcher);
            play(promising, trialPairs(), settings.pairs(), "exchanges", games, watcher);
            Valuation.Fitted fitted = new Valuation.Fitted(settings.fittedGames(), fit.positions());
            return valuation(fitted, fit.fit(types.unit()));
        }
    }

    /**
     * Measures by exchanges alone, which a rule chooses; no values are fitted to results. The exchanges and their values are those of
     * {@link #run(int, Watcher, WorkCounter)}.
     */
    public Valuation runExchanges(int threads, Watcher watcher, WorkCounter counter) {
        try (ValueGames games = new ValueGames(rules, settings.nodes(), threads, counter)) {
            play(choose(games, watcher), trialPairs(), settings.pairs(), "exchanges", games, watcher);
        }
        return withoutFit();
    }

    private Valuation withoutFit() {
        return valuation(
                new Valuation.Fitted(0, 0), MeasuredValues.unknown(types.types().size()));
    }

    /**
     * Refuses an exchange that cannot be played.
     *
     * @throws UsageException if the start does not have these pieces, or is not legal without them
     */
    public void check(PieceExchange exchange) {
        starts.draw(exchange, new SplittableRandom(settings.seed()));
    }

    /** Plays only the given exchanges, with all games of each; no values are fitted to results. */
    public Valuation run(List<PieceExchange> exchanges, int threads, Watcher watcher, WorkCounter counter) {
        try (ValueGames games = new ValueGames(rules, settings.nodes(), threads, counter)) {
            play(exchanges, 0, settings.pairs(), "exchanges", games, watcher);
        }
        return withoutFit();
    }

    private MaterialFit fit(ValueGames games, Watcher watcher) {
        MaterialFit fit = new MaterialFit(rules, types.types(), settings.seed());
        Setup start = rules.start();
        Runnable over = counting("whole games", 1, settings.fittedGames(), watcher);
        games.run(IntStream.range(0, settings.fittedGames())
                .<Runnable>mapToObj(number -> () -> {
                    fit.add(number, games.play(start, Seeds.derive(settings.seed(), "game", number)));
                    over.run();
                })
                .toList());
        return fit;
    }

    private static Runnable counting(String kind, int each, int all, Watcher watcher) {
        AtomicInteger done = new AtomicInteger();
        return () -> {
            synchronized (done) {
                watcher.played(kind, done.addAndGet(each), all);
            }
        };
    }

    private void play(
            Collection<PieceExchange> exchanges, int from, int to, String kind, ValueGames games, Watcher watcher) {
        Runnable over = counting(kind, 2, 2 * (to - from) * exchanges.size(), watcher);
        games.run(exchanges.stream()
                .map(exchange ->
                        matches.computeIfAbsent(exchange, any -> new ExchangeMatch(starts, any, settings.seed(), kept)))
                .flatMap(match -> match.tasks(from, to, games, over).stream())
                .toList());
    }

    private int trialPairs() {
        return Math.min(settings.pairs(), Math.max(FEWEST_TRIAL_PAIRS, settings.pairs() / TRIAL_SHARE));
    }

    /** Plays the first games of exchanges until each type has enough that are worth continuing, or more exchanges do not help. */
    private List<PieceExchange> choose(ValueGames games, Watcher watcher) {
        ExchangeChoice choice = new ExchangeChoice(types.types(), types.unit(), available());
        List<PieceExchange> next = choice.first(types.mobility());
        Set<PieceExchange> asked = new LinkedHashSet<>();
        for (int round = 0; round < ROUNDS && !next.isEmpty(); round++) {
            asked.addAll(next);
            List<PieceExchange> legal = next.stream().filter(this::isLegal).toList();
            play(legal, 0, trialPairs(), "exchanges on trial", games, watcher);
            next = choice.further(corrected(), asked, usable(), usableUnits());
        }
        return promising().toList();
    }

    private boolean isLegal(PieceExchange exchange) {
        try {
            check(exchange);
            return true;
        } catch (UsageException refused) {
            refusals.add(refused.getMessage());
            return false;
        }
    }

    private Stream<PieceExchange> promising() {
        return matches.values().stream()
                .map(ExchangeMatch::result)
                .filter(result -> !isHopeless(result.score()))
                .map(ExchangeResult::exchange);
    }

    /** Whether it is certain that an exchange will not count. */
    static boolean isHopeless(Estimate score) {
        return score.low() > MOST || score.high() < LEAST;
    }

    /** The number of usable exchanges that each type takes part in. */
    private int[] usable() {
        List<PieceExchange> promising = promising().toList();
        return types.types().stream()
                .mapToInt(type -> (int) promising.stream()
                        .filter(exchange -> exchange.balance(type) != 0)
                        .count())
                .toArray();
    }

    private int usableUnits() {
        PieceType unit = types.types().get(types.unit());
        return (int) promising()
                .filter(exchange -> exchange.second().equals(Material.NONE)
                        && exchange.first().pieces().stream().allMatch(unit::equals))
                .count();
    }

    /** The values in units after the games so far, near mobility where these say little. */
    private double[] corrected() {
        return new GuessedValues(types.types(), types.mobility(), types.unit())
                .after(matches.values().stream().map(ExchangeMatch::result).toList());
    }

    private Valuation valuation(Valuation.Fitted fitted, MeasuredValues results) {
        List<Valuation.PlayedExchange> played = matches.values().stream()
                .map(ExchangeMatch::result)
                .map(result -> new Valuation.PlayedExchange(result, fate(result)))
                .toList();
        List<ExchangeResult> counting = played.stream()
                .filter(exchange -> exchange.fate() == Valuation.Fate.COUNTS)
                .map(Valuation.PlayedExchange::result)
                .toList();
        MeasuredValues matched = MeasuredValues.unknown(types.types().size());
        OptionalDouble additivity = OptionalDouble.empty();
        if (!counting.isEmpty()) {
            ExchangeSolution solution = new ExchangeSolution(counting, types.types());
            matched = solution.worth(types.unit(), settings.seed());
            additivity = solution.additivity();
        }
        return new Valuation(
                rules.setting(),
                settings,
                types.types(),
                types.unit(),
                Arrays.stream(types.mobility()).boxed().toList(),
                fitted,
                results,
                played,
                refusals,
                matched,
                additivity,
                contested(counting, results, matched));
    }

    private Valuation.Fate fate(ExchangeResult result) {
        if (result.pairs().pairs() < settings.pairs()) {
            return Valuation.Fate.GIVEN_UP;
        }
        double score = result.pairs().mean();
        return score >= LEAST && score <= MOST ? Valuation.Fate.COUNTS : Valuation.Fate.TOO_UNEVEN;
    }

    private List<PieceExchange> contested(
            List<ExchangeResult> counting, MeasuredValues results, MeasuredValues matched) {
        Map<PieceExchange, Double> spreads = new LinkedHashMap<>();
        counting.forEach(result -> {
            PieceExchange exchange = result.exchange();
            double[] advantages = DoubleStream.of(
                            advantage(exchange, types.mobility()),
                            advantage(exchange, means(results)),
                            result.strength().elo().mean()
                                    / matched.elos().get(types.unit()).mean())
                    .filter(Double::isFinite)
                    .sorted()
                    .toArray();
            if (advantages.length > 1) {
                spreads.put(exchange, advantages[advantages.length - 1] - advantages[0]);
            }
        });
        return spreads.entrySet().stream()
                .sorted(Map.Entry.<PieceExchange, Double>comparingByValue(Comparator.reverseOrder()))
                .limit(MOST_CONTESTED)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static double[] means(MeasuredValues worth) {
        return worth.values().stream().mapToDouble(Estimate::mean).toArray();
    }

    /** The advantage of an exchange in units by given values; NaN if one of those needed is unknown. */
    private double advantage(PieceExchange exchange, double[] values) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            PieceType type = types.types().get(i);
            int balance = exchange.balance(type);
            sum += balance == 0 ? 0 : balance * values[i];
        }
        return sum;
    }
}
