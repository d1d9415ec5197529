package org.plyspace.lab.value;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import org.plyspace.engine.Seeds;
import org.plyspace.statistics.PairCounts;

/**
 * Plays pairs of games in which each side has some pieces extra that the other lacks; colours change within a pair. A pair depends only
 * on its number, the exchange and the seed. Shared between threads.
 */
final class ExchangeMatch {

    private final OddsStarts starts;
    private final PieceExchange exchange;
    private final long seed;
    private final Map<Integer, Pair> played = new ConcurrentSkipListMap<>();

    ExchangeMatch(OddsStarts starts, PieceExchange exchange, long seed) {
        this.starts = starts;
        this.exchange = exchange;
        this.seed = seed;
    }

    /**
     * The result of a finished pair.
     *
     * @param asWhite the half points of the side with the first pieces in the game in which it was White
     * @param asBlack its half points in the game in which it was Black
     */
    private record Pair(int asWhite, int asBlack, int cutOff, int plies) {}

    PieceExchange exchange() {
        return exchange;
    }

    /**
     * The tasks that play some of the pairs.
     *
     * @param from the number of the first pair, from 0
     * @param to the number of the last pair plus one
     * @param over runs after each pair
     */
    List<Runnable> tasks(int from, int to, ValueGames games, Runnable over) {
        return IntStream.range(from, to)
                .<Runnable>mapToObj(number -> () -> {
                    played.put(number, play(number, games));
                    over.run();
                })
                .toList();
    }

    private Pair play(int number, ValueGames games) {
        long own = Seeds.derive(seed, "exchange " + exchange, number);
        OddsStarts.Pair pair = starts.draw(exchange, new SplittableRandom(Seeds.derive(own, "squares", 0)));
        ValueGames.Finished white = games.play(pair.white(), own);
        ValueGames.Finished black = games.play(pair.black(), own);
        return new Pair(
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
        for (Pair pair : played.values()) {
            pairs = pairs.with(pair.asWhite + pair.asBlack);
            results[pair.asWhite]++;
            results[pair.asBlack]++;
            cutOff += pair.cutOff;
            plies += pair.plies;
        }
        double mean = played.isEmpty() ? 0 : plies / (2.0 * played.size());
        return new ExchangeResult(exchange, pairs, results[2], results[1], results[0], cutOff, mean);
    }
}
