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
 * Whether some pieces are stronger than others, as text and as JSON.
 *
 * @param first the pieces that may be stronger
 * @param pairs the number of pairs in which the side with these pieces scored 0, 1, 2, 3 and 4 half points
 * @param score that side's share of the points, 0 to 1
 * @param p the two-sided p-value; missing if only one pair was played
 * @param level the level below which p settles the question
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

    /** Whether the first pieces are stronger. */
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
