package org.plyspace.lab.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.Odds;
import org.plyspace.lab.study.PieceExchange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * What the pieces of a rule set are worth by games of one engine with odds.
 *
 * @param setting the rule set with its options
 * @param player the engine that played
 * @param types the types of pieces that are not royal, in the order of the rules
 * @param unit the number of the unit among them: the cheapest type whose moves set the clock back, as pawns' do, or else the
 *     cheapest
 * @param mobility the value of each type by the rules alone, in units: how many cells it attacks on a board on which men stand at random
 * @param values the values by the exchanges that count
 * @param exchanges all exchanges, in the order of the experiment's settings
 * @param additivity the probability of scores that deviate at least this much from the values if values are additive; empty if exchanges
 *     are too few
 */
public record OddsValues(
        String setting,
        String player,
        List<PieceType> types,
        int unit,
        List<Double> mobility,
        MeasuredValues values,
        List<ExchangeResult> exchanges,
        OptionalDouble additivity) {

    private static final int FEWEST_EXCHANGES = 2;
    private static final int WHOLE_PAIR = 2;

    /** The types of pieces that are not royal, their mobility in units, and the number of the unit among them. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Types(List<PieceType> types, double[] mobility, int unit) {

        /** Those of a rule set, found in a fraction of a second; empty if no type attacks anything. */
        static Optional<Types> of(Rules rules) {
            List<PieceType> types =
                    rules.pieceTypes().stream().filter(type -> !type.royal()).toList();
            PieceValues values = new PieceValues(rules, Weights.GENERIC1);
            double[] worths = types.stream()
                    .mapToDouble(type -> values.worth(Piece.code(Side.WHITE, type.index())))
                    .toArray();
            return IntStream.range(0, worths.length)
                    .filter(type -> worths[type] > 0)
                    .boxed()
                    .min(Comparator.<Integer, Boolean>comparing(
                                    type -> !types.get(type).resetsClock())
                            .thenComparingDouble(type -> worths[type]))
                    .map(unit -> new Types(
                            types,
                            Arrays.stream(worths)
                                    .map(worth -> worth / worths[unit])
                                    .toArray(),
                            unit));
        }
    }

    /**
     * The values in each rule set and by each engine with two exchanges or more, of which one counts at least.
     *
     * @param played the games of the experiment's settings
     */
    public static List<OddsValues> of(ReadyExperiment ready, List<SettingGames> played) {
        Map<List<String>, List<ExchangeResult>> results = new LinkedHashMap<>();
        Map<String, Rules> rules = new LinkedHashMap<>();
        Experiment experiment = ready.experiment();
        for (String player : experiment.players()) {
            for (int i = 0; i < experiment.settings().size(); i++) {
                Optional<Odds> odds = ready.odds(i);
                if (odds.isPresent()) {
                    String setting = ready.rules(i).setting();
                    rules.put(setting, ready.rules(i));
                    games(played, ready.name(i), player)
                            .map(games -> new ExchangeResult(odds.get().exchange(), pairs(games)))
                            .filter(result -> result.pairs().pairs() > 0)
                            .ifPresent(result -> results.computeIfAbsent(
                                            List.of(setting, player), any -> new ArrayList<>())
                                    .add(result));
                }
            }
        }
        List<OddsValues> all = new ArrayList<>();
        results.forEach((of, exchanges) -> {
            boolean enough =
                    exchanges.size() >= FEWEST_EXCHANGES && exchanges.stream().anyMatch(ExchangeResult::counts);
            Optional<Types> types = enough ? Types.of(rules.get(of.get(0))) : Optional.empty();
            types.ifPresent(found -> all.add(of(of.get(0), of.get(1), found, exchanges, experiment.seed())));
        });
        return all;
    }

    /** The values of types by exchanges, of which one counts at least. */
    static OddsValues of(String setting, String player, Types types, List<ExchangeResult> exchanges, long seed) {
        List<ExchangeResult> counting =
                exchanges.stream().filter(ExchangeResult::counts).toList();
        ExchangeSolution solution = new ExchangeSolution(counting, types.types());
        return new OddsValues(
                setting,
                player,
                types.types(),
                types.unit(),
                Arrays.stream(types.mobility()).boxed().toList(),
                solution.worth(types.unit(), seed),
                exchanges,
                solution.additivity());
    }

    private static Optional<SettingGames> games(List<SettingGames> played, String name, String player) {
        return played.stream()
                .filter(games -> games.setting().spec().equals(name)
                        && games.setting().player().equals(player))
                .findFirst();
    }

    /** The pairs both of whose games were played. */
    private static PairCounts pairs(SettingGames games) {
        Map<Integer, List<Integer>> halfPoints = new TreeMap<>();
        for (GameSummary game : games.summaries()) {
            int whites = game.isFinished() ? (int) (2 * game.whitePoints()) : 1;
            halfPoints
                    .computeIfAbsent(GameSummary.oddsPair(game.opening()), any -> new ArrayList<>())
                    .add(GameSummary.oddsAreWhites(game.opening()) ? whites : 2 - whites);
        }
        PairCounts pairs = PairCounts.NONE;
        for (List<Integer> both : halfPoints.values()) {
            pairs = both.size() == WHOLE_PAIR ? pairs.with(both.get(0) + both.get(1)) : pairs;
        }
        return pairs;
    }

    /** Whether the games show that the unit has a value, in which others can be given. */
    public boolean hasUnit() {
        return values.elos().get(unit).low() > 0;
    }

    /** The number of exchanges that count in which a type, given by its number, takes part. */
    public long exchangesOf(int type) {
        return exchanges.stream()
                .filter(result -> result.counts() && result.exchange().balance(types.get(type)) != 0)
                .count();
    }

    /**
     * The results of the games of an exchange.
     *
     * @param exchange the exchange
     * @param pairs the half points of the side with the first pieces, in pairs of games
     */
    public record ExchangeResult(PieceExchange exchange, PairCounts pairs) {

        /** Scores beyond these say too little of how much more the pieces are worth. */
        private static final double LEAST_THAT_COUNTS = 0.25;

        private static final double MOST_THAT_COUNTS = 0.75;

        private static final double HALF = 0.5;

        /** Whether the score is even enough, from 25 to 75 %, to tell how much more the first pieces are worth. */
        public boolean counts() {
            return pairs.mean() >= LEAST_THAT_COUNTS && pairs.mean() <= MOST_THAT_COUNTS;
        }

        /** That side's share of the points, with half a pair of either result added: it is never 0 or 1. */
        double share() {
            return share(pairs);
        }

        static double share(PairCounts pairs) {
            int n = pairs.pairs();
            return n == 0 ? HALF : (n * pairs.mean() + HALF) / (n + 1);
        }

        /** The log odds of a share: how much more the first pieces contribute than the second. */
        static double logit(double share) {
            return Math.log(share / (1 - share));
        }

        /**
         * The variance of the logit of the share. If all pairs had the same score, it is that of pairs that are each won or lost outright.
         */
        double logitVariance() {
            double share = share();
            double odds = share * (1 - share);
            double spread = pairs.pairs() > 1 && pairs.variance() > 0 ? pairs.variance() : odds;
            return spread / Math.max(1, pairs.pairs()) / (odds * odds);
        }

        /** The share of the points with its 95 % interval. */
        public Estimate score() {
            return PairStrength.of(pairs).score();
        }
    }
}
