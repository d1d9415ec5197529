package org.plyspace.lab.study;

import java.util.SplittableRandom;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Seeds;
import org.plyspace.lab.numbers.GameSummary;

/**
 * Starts of pairs of games at which one side has some pieces that the other lacks, and the other way about. In the first game of a pair,
 * those with even numbers, White has the first pieces of the exchange; in the second Black has them. Which pieces of a type are taken off
 * depends on the seed, the exchange and the number of the pair alone. Immutable.
 */
public final class Odds {

    private final PieceExchange exchange;
    private final OddsStarts starts;

    /**
     * Finds the odds of an exchange.
     *
     * @param exchange its text, {@code N:B}
     * @throws UsageException if it is not one of the rule set, or has its pieces in another order than the rules, which would give the same
     *     games two names; if the start lacks these pieces, or is not legal without them
     */
    public Odds(Rules rules, String exchange) {
        this.exchange = PieceExchange.parse(rules, exchange);
        if (!exchange.equals(this.exchange.toString())) {
            throw new UsageException("'" + Texts.shorten(exchange)
                    + "' has its pieces in another order than the rules; expected " + this.exchange);
        }
        this.starts = new OddsStarts(rules);
        starts.draw(this.exchange, new SplittableRandom(0));
    }

    /** The exchange. */
    public PieceExchange exchange() {
        return exchange;
    }

    /**
     * The seed of the random choices in a pair of games.
     *
     * @param seed the seed of all games
     */
    public long seed(long seed, int opening) {
        return Seeds.derive(seed, "exchange " + exchange, GameSummary.oddsPair(opening));
    }

    /**
     * The start of a game.
     *
     * @param seed the seed of all games
     */
    public Setup start(long seed, int opening) {
        OddsStarts.Pair both =
                starts.draw(exchange, new SplittableRandom(Seeds.derive(seed(seed, opening), "squares", 0)));
        return GameSummary.oddsAreWhites(opening) ? both.white() : both.black();
    }
}
