package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.match.MatchResult;
import org.plyspace.report.doc.Fields;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairSprt;
import org.plyspace.statistics.PairStrength;

/** The result of a match from the first engine's point of view, as text and as JSON. */
public final class MatchReport {

    private static final int MOST_FAILURES = 5;

    private final String variant;
    private final String first;
    private final String second;
    private final MatchResult result;
    private final Optional<PairStrength> strength;

    /** Creates the report on a match of two engines in a rule set. */
    public MatchReport(String variant, String first, String second, MatchResult result) {
        this.variant = variant;
        this.first = first;
        this.second = second;
        this.result = result;
        PairCounts pairs = result.pairs();
        this.strength = pairs.pairs() == 0 ? Optional.empty() : Optional.of(PairStrength.of(pairs));
    }

    /** What programs read: scores are shares of the points, 0 to 1; pairs those with 0 to 4 half points. */
    @JsonValue
    Fields data() {
        return new Fields()
                .with("variant", variant)
                .with("first", first)
                .with("second", second)
                .with("games", result.games())
                .with("distinctGames", result.distinct())
                .with("wins", result.wins())
                .with("draws", result.draws())
                .with("losses", result.losses())
                .with("pairs", result.pairs().toArray())
                .with("meanPlies", result.plies())
                .with("endings", result.endings())
                .with("failures", result.failures())
                .known("strength", strength.map(MatchReport::strength))
                .known("test", result.test().map(MatchReport::test));
    }

    private static Fields strength(PairStrength strength) {
        return new Fields()
                .with("score", Numbers.Interval.of(strength.score()))
                .with("elo", Numbers.Interval.of(strength.elo()))
                .with("normalizedElo", Numbers.Interval.of(strength.normalized()))
                .known("superiority", Numbers.finite(strength.superiority()));
    }

    /** The upper hypothesis is accepted at the bound of the ratio, the lower one at its negative. */
    private static Fields test(MatchResult.Test test) {
        return new Fields()
                .with("lower", test.hypotheses().lower())
                .with("upper", test.hypotheses().upper())
                .with("logLikelihoodRatio", test.ratio())
                .with("bound", PairSprt.bound())
                .with("decision", test.state().name().toLowerCase(Locale.ROOT));
    }

    /** The report as text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        int games = result.games();
        lines.add(first + " against " + second + " in " + variant + ": " + games + " games"
                + (result.distinct() < games ? ", " + result.distinct() + " of them different" : ""));
        lines.add("  won " + result.wins() + ", drawn " + result.draws() + ", lost " + result.losses()
                + "; pairs with 0 to 4 half points: " + pairs(result.pairs()));
        strength.ifPresent(found -> {
            lines.add("  score " + Numbers.share(found.score()));
            lines.add(saysTooLittle(found) ? "  Elo: too few games" : elo(found));
        });
        result.test()
                .ifPresent(test -> lines.add(Numbers.format(
                        "  test of %.0f against %.0f normalised Elo: log-likelihood ratio %.2f of -%4$.2f to %4$.2f, %5$s",
                        test.hypotheses().lower(),
                        test.hypotheses().upper(),
                        test.ratio(),
                        PairSprt.bound(),
                        inWords(test.state()))));
        if (games > 0) {
            lines.add(Numbers.format("  %.0f plies a game; ended by ", result.plies())
                    + result.endings().entrySet().stream()
                            .map(ending -> ending.getKey() + " " + ending.getValue())
                            .collect(Collectors.joining(", ")));
        }
        Numbers.some(result.failures(), MOST_FAILURES).forEach(what -> lines.add("  " + what));
        return lines;
    }

    static String pairs(PairCounts pairs) {
        return IntStream.of(pairs.toArray()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Whether a single pair was played, or so few that the other engine may be stronger although all were won or all lost. */
    private boolean saysTooLittle(PairStrength found) {
        return result.pairs().pairs() == 1
                || (!Double.isFinite(found.elo().mean())
                        && !(found.elo().low() > 0)
                        && !(found.elo().high() < 0));
    }

    private static String elo(PairStrength found) {
        return "  Elo " + Numbers.elo(found.elo()) + ", normalised " + Numbers.elo(found.normalized())
                + Numbers.finite(found.superiority())
                        .map(sure -> Numbers.format(", stronger with %.1f %%", Unit.PER_CENT * sure))
                        .orElse("");
    }

    private static String inWords(PairSprt.State state) {
        return switch (state) {
            case UPPER -> "stronger";
            case LOWER -> "not stronger";
            default -> "not decided";
        };
    }
}
