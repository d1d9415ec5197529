package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.lab.value.ContestResult;
import org.plyspace.lab.value.ContestResult.Test;
import org.plyspace.lab.value.ExchangeResult;

/**
 * Whether some pieces are stronger than others: the JSON form.
 *
 * @param first those that are asked about
 * @param pairs how many pairs brought the side that has them 0, 1, 2, 3 and 4 half points
 * @param score its share of the points, 0 to 1
 * @param p two-sided; missing if one pair alone was played
 * @param level below which p settles it
 * @param verdict {@code stronger}, {@code weaker} or {@code not settled}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ContestReport(
        String variant,
        String first,
        String second,
        int nodes,
        long seed,
        int games,
        int wins,
        int draws,
        int losses,
        int cutOff,
        double meanPlies,
        List<Integer> pairs,
        Numbers.Interval score,
        Numbers.Interval elo,
        Optional<Double> p,
        double level,
        String verdict) {

    private static final String STRONGER = "stronger";
    private static final double SMALLEST = 0.0001;

    /** The reports on several rule sets, as JSON. */
    public record Several(@JsonProperty("contests") List<ContestReport> contests) {}

    /** Creates the report on a rule set. */
    public static ContestReport of(String variant, ContestResult result, double level) {
        ExchangeResult games = result.games();
        return new ContestReport(
                variant,
                games.exchange().first().toString(),
                games.exchange().second().toString(),
                result.nodes(),
                result.seed(),
                games.games(),
                games.wins(),
                games.draws(),
                games.losses(),
                games.cutOff(),
                games.plies(),
                Arrays.stream(games.pairs().toArray()).boxed().toList(),
                Numbers.Interval.of(games.score()),
                Numbers.Interval.of(games.strength().elo()),
                Numbers.finite(result.p(Test.DIFFERENT)),
                level,
                result.verdict(Test.DIFFERENT, level)
                        .name()
                        .toLowerCase(Locale.ROOT)
                        .replace('_', ' '));
    }

    /** Whether the first ones are stronger. */
    @JsonIgnore
    public boolean isYes() {
        return verdict.equals(STRONGER);
    }

    /** The report as text. */
    public List<String> lines() {
        String chance = p.map(value ->
                        value < SMALLEST ? ", p below 0.0001" : String.format(Locale.ROOT, ", p = %.4f", value))
                .orElse("");
        return List.of(
                variant + ": is " + first + " stronger than " + second + "?",
                String.format(
                        Locale.ROOT,
                        "  who has %s and lacks %s scored %s, Elo %s",
                        first,
                        second,
                        Numbers.share(score),
                        Numbers.elo(elo)),
                String.format(
                        Locale.ROOT,
                        "  %s games of %s nodes a move: won %s, drawn %s, lost %s%s; %.0f plies in the mean",
                        Numbers.whole(games),
                        Numbers.whole(nodes),
                        Numbers.whole(wins),
                        Numbers.whole(draws),
                        Numbers.whole(losses),
                        cutOff == 0 ? "" : ", " + Numbers.whole(cutOff) + " of the draws cut off",
                        meanPlies),
                "  " + answer() + chance);
    }

    private String answer() {
        return switch (verdict) {
            case STRONGER -> "yes: " + first + " is stronger";
            case "weaker" -> "no: " + second + " is stronger";
            default -> "not settled";
        };
    }
}
