package org.plyspace.lab.value;

import java.util.List;
import java.util.OptionalDouble;
import org.plyspace.api.PieceType;
import org.plyspace.lab.odds.PieceExchange;

/**
 * The values of a rule set's pieces, measured in three ways.
 *
 * @param ruleSet the id of the rule set with the options chosen
 * @param settings what was played
 * @param types the types of pieces that are not royal, in the order of the rules
 * @param unit the number of the unit among them: the cheapest type whose moves set the clock back, as pawns' do; if there is none, the
 *     cheapest type
 * @param mobility the value of each type by the rules alone, in units: how many cells it attacks on a board on which men stand at random
 * @param fitted the number of games from the whole start, and of quiet positions in them, that were used to fit results
 * @param results the values by the fit; unknown if no games were played for it
 * @param exchanges the exchanges that were played, in the order in which they were chosen
 * @param refusals why other chosen exchanges could not be played
 * @param matched the values by the exchanges that count
 * @param additivity the probability of scores that deviate at least this much from the values if values are additive; empty if there are
 *     too few exchanges
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

    /** Copies the lists. */
    public Valuation {
        types = List.copyOf(types);
        mobility = List.copyOf(mobility);
        exchanges = List.copyOf(exchanges);
        refusals = List.copyOf(refusals);
        contested = List.copyOf(contested);
    }

    /** Whether some way of measuring shows that the unit is worth anything, so that other values can be given in it. */
    public boolean hasUnit(MeasuredValues worth) {
        return worth.elos().get(unit).low() > 0;
    }

    /** The data to which results were fitted. */
    public record Fitted(int games, int positions) {}

    /**
     * An exchange, and whether it counts.
     *
     * @param fate how it ended
     */
    public record PlayedExchange(ExchangeResult result, Fate fate) {}

    /** Whether an exchange counts, and if not, why. */
    public enum Fate {
        /** The exchange scored 25 to 75 %, and counts. */
        COUNTS,
        /** The exchange did not score 25 to 75 % in the end, and does not count. */
        TOO_UNEVEN,
        /** The first games already showed that it would not count, and no more were played. */
        GIVEN_UP
    }
}
