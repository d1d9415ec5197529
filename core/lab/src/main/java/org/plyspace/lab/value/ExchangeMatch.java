package org.plyspace.lab.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListMap;
import org.plyspace.engine.Seeds;
import org.plyspace.lab.odds.OddsStarts;
import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.statistics.PairCounts;

/**
 * Plays pairs of games in which each side has some pieces extra that the other lacks; colours change within a pair. A pair depends only
 * on its number, the exchange and the seed. Shared between threads.
 */
final class ExchangeMatch {

    private final OddsStarts starts;
    private final PieceExchange exchange;
    private final long seed;
    private final SavedPairs kept;
    private final Map<Integer, ExchangePair> known;
    private final Map<Integer, ExchangePair> played = new ConcurrentSkipListMap<>();

    /** Begins without a pair; one that was kept is taken from there when its turn comes. */
    ExchangeMatch(OddsStarts starts, PieceExchange exchange, long seed, SavedPairs kept) {
        this.starts = starts;
        this.exchange = exchange;
        this.seed = seed;
        this.kept = kept;
        this.known = kept.of(exchange);
    }

    PieceExchange exchange() {
        return exchange;
    }

    /**
     * The tasks that play some of the pairs, except for those that were kept, which count at once.
     *
     * @param from the number of the first pair, from 0
     * @param to the number of the last pair plus one
     * @param over runs after each pair, kept ones too
     */
    List<Runnable> tasks(int from, int to, ValueGames games, Runnable over) {
        List<Runnable> tasks = new ArrayList<>();
        for (int each = from; each < to; each++) {
            int number = each;
            ExchangePair there = known.get(number);
            if (there == null) {
                tasks.add(() -> {
                    ExchangePair pair = play(number, games);
                    kept.keep(exchange, number, pair);
                    played.put(number, pair);
                    over.run();
                });
            } else {
                played.put(number, there);
                over.run();
            }
        }
        return tasks;
    }

    private ExchangePair play(int number, ValueGames games) {
        long own = Seeds.derive(seed, "exchange " + exchange, number);
        OddsStarts.Pair pair = starts.draw(exchange, new SplittableRandom(Seeds.derive(own, "squares", 0)));
        ValueGames.Finished white = games.play(pair.white(), own);
        ValueGames.Finished black = games.play(pair.black(), own);
        return new ExchangePair(
                white.whiteHalfPoints(),
                2 - black.whiteHalfPoints(),
                (white.cutOff() ? 1 : 0) + (black.cutOff() ? 1 : 0),
                white.game().plies() + black.game().plies());
    }

    /** The result of the pairs played so far. */
    ExchangeResult result() {
        PairCounts pairs = PairCounts.NONE;
        int[] results = new int[3];
        int cutOff = 0;
        long plies = 0;
        for (ExchangePair pair : played.values()) {
            pairs = pairs.with(pair.asWhite() + pair.asBlack());
            results[pair.asWhite()]++;
            results[pair.asBlack()]++;
            cutOff += pair.cutOff();
            plies += pair.plies();
        }
        double mean = played.isEmpty() ? 0 : plies / (2.0 * played.size());
        return new ExchangeResult(exchange, pairs, results[2], results[1], results[0], cutOff, mean);
    }
}
