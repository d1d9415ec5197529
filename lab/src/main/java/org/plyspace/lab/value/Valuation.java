package org.plyspace.lab.value;

import java.util.List;
import java.util.OptionalDouble;
import org.plyspace.api.PieceType;

/**
 * What pieces of a rule set are worth, three ways side by side.
 *
 * @param ruleSet its id with the options chosen
 * @param settings what was played
 * @param types of pieces that are not royal, in the order of the rules
 * @param unit which of them is the unit, by its number among them: the cheapest whose moves set the clock back, as pawns' do; where there is
 *     none, the cheapest
 * @param mobility what the rules alone say of each, in units: how many cells it attacks on a board on which men stand at random
 * @param fitted how many games from the whole start, and how many quiet positions of them, results were fitted to
 * @param results what the fit says; unknown if no games were played for it
 * @param exchanges those that were played, in the order in which they were chosen
 * @param refusals why others that were chosen could not be played
 * @param matched what those that count say
 * @param additivity how likely scores that differ as much from what the values say are, if values add up; empty if there are too few exchanges
 * @param contested the exchanges about which the three ways differ most, at most two
 */
public record Valuation(
        String ruleSet,
        ValuationSettings settings,
        List<PieceType> types,
        int unit,
        List<Double> mobility,
        Fitted fitted,
        MeasuredValues results,
        List<PlayedExchange> exchanges,
        List<String> refusals,
        MeasuredValues matched,
        OptionalDouble additivity,
        List<PieceExchange> contested) {

    /** Takes copies. */
    public Valuation {
        types = List.copyOf(types);
        mobility = List.copyOf(mobility);
        exchanges = List.copyOf(exchanges);
        refusals = List.copyOf(refusals);
        contested = List.copyOf(contested);
    }

    /** Whether it is sure by some way of measuring that a unit is worth anything, so that other values can be told in it. */
    public boolean hasUnit(MeasuredValues worth) {
        return worth.elos().get(unit).low() > 0;
    }

    /** What results were fitted to. */
    public record Fitted(int games, int positions) {}

    /**
     * An exchange, and whether it counts.
     *
     * @param fate what became of it
     */
    public record PlayedExchange(ExchangeResult result, Fate fate) {}

    /** What became of an exchange. */
    public enum Fate {
        /** It scored 25 to 75 %, and counts. */
        COUNTS,
        /** It did not in the end, and does not count. */
        TOO_UNEVEN,
        /** Its first games said so already, and no more were played. */
        GIVEN_UP
    }
}
