package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.lab.metric.Unit;
import org.plyspace.match.MatchResult;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairSprt;
import org.plyspace.statistics.PairStrength;

/**
 * The result of a match from the first engine's point of view, as text and as JSON.
 *
 * @param pairs the number of pairs with 0, 1, 2, 3 and 4 half points, without repeated ones
 * @param strength the relative strength; empty if no pair was played
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record MatchReport(
        String variant,
        String first,
        String second,
        int games,
        int distinctGames,
        int wins,
        int draws,
        int losses,
        List<Integer> pairs,
        double meanPlies,
        Map<String, Integer> endings,
        List<String> failures,
        Optional<Strength> strength,
        Optional<Test> test) {

    private static final int MOST_FAILURES = 5;
    /**
     * The strength of the first engine relative to the second.
     *
     * @param score the first engine's share of the points, 0 to 1
     * @param superiority the probability that it is the stronger one, 0 to 1
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Strength(
            Numbers.Interval score,
            Numbers.Interval elo,
            Numbers.Interval normalizedElo,
            Optional<Double> superiority) {}

    /**
     * A sequential test of normalised Elo.
     *
     * @param bound the log-likelihood ratio at which the upper hypothesis is accepted; the lower one is accepted at its negative
     * @param decision {@code upper}, {@code lower} or {@code open}
     */
    public record Test(double lower, double upper, double logLikelihoodRatio, double bound, String decision) {}

    /** Creates the report on a match in a rule set. */
    public static MatchReport of(String variant, String first, String second, MatchResult result) {
        PairCounts pairs = result.pairs();
        return new MatchReport(
                variant,
                first,
                second,
                result.games(),
                result.distinct(),
                result.wins(),
                result.draws(),
                result.losses(),
                Arrays.stream(pairs.toArray()).boxed().toList(),
                result.plies(),
                result.endings(),
                result.failures(),
                pairs.pairs() == 0 ? Optional.empty() : Optional.of(strength(PairStrength.of(pairs))),
                result.test().map(MatchReport::test));
    }

    private static Strength strength(PairStrength strength) {
        return new Strength(
                Numbers.Interval.of(strength.score()),
                Numbers.Interval.of(strength.elo()),
                Numbers.Interval.of(strength.normalized()),
                Numbers.finite(strength.superiority()));
    }

    private static Test test(MatchResult.Test test) {
        return new Test(
                test.hypotheses().lower(),
                test.hypotheses().upper(),
                test.ratio(),
                PairSprt.bound(),
                test.state().name().toLowerCase(Locale.ROOT));
    }

    /** The report as text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(first + " against " + second + " in " + variant + ": " + games + " games"
                + (distinctGames < games ? ", " + distinctGames + " of them different" : ""));
        lines.add("  won " + wins + ", drawn " + draws + ", lost " + losses + "; pairs with 0 to 4 half points: "
                + pairs.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        strength.ifPresent(found -> {
            lines.add("  score " + Numbers.share(found.score));
            lines.add(saysTooLittle(found) ? "  Elo: too few games" : elo(found));
        });
        test.ifPresent(found -> lines.add(String.format(
                Locale.ROOT,
                "  test of %.0f against %.0f normalised Elo: log-likelihood ratio %.2f of -%.2f to %.2f, %s",
                found.lower,
                found.upper,
                found.logLikelihoodRatio,
                found.bound,
                found.bound,
                inWords(found.decision))));
        if (games > 0) {
            lines.add(String.format(Locale.ROOT, "  %.0f plies a game; ended by ", meanPlies)
                    + endings.entrySet().stream()
                            .map(ending -> ending.getKey() + " " + ending.getValue())
                            .collect(Collectors.joining(", ")));
        }
        failures.stream().limit(MOST_FAILURES).forEach(what -> lines.add("  " + what));
        if (failures.size() > MOST_FAILURES) {
            lines.add("  and " + (failures.size() - MOST_FAILURES) + " more");
        }
        return lines;
    }

    /** Whether there is only one pair, or so few that the other engine may be stronger although all were won or all lost. */
    private boolean saysTooLittle(Strength found) {
        boolean onePair = pairs.stream().mapToInt(Integer::intValue).sum() == 1;
        boolean sweep = found.elo.mean().isEmpty();
        return onePair
                || (sweep
                        && found.elo.low().filter(low -> low > 0).isEmpty()
                        && found.elo.high().filter(high -> high < 0).isEmpty());
    }

    private static String elo(Strength found) {
        return "  Elo " + Numbers.elo(found.elo) + ", normalised "
                + Numbers.elo(found.normalizedElo)
                + found.superiority
                        .map(sure -> String.format(Locale.ROOT, ", stronger with %.1f %%", Unit.PER_CENT * sure))
                        .orElse("");
    }

    private static String inWords(String decision) {
        return switch (decision) {
            case "upper" -> "stronger";
            case "lower" -> "not stronger";
            default -> "not decided";
        };
    }
}
