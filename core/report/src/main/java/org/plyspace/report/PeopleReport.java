package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.plyspace.lab.people.PeopleHabits;
import org.plyspace.lab.people.PeopleRows;

/**
 * What was adopted of people's games, as text and as JSON.
 *
 * @param file the file of rows
 * @param games the number of games adopted
 * @param leftOut the number of games left out, by reason
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record PeopleReport(
        String file, int games, Map<String, Integer> leftOut, List<Person> people, List<Rule> refused) {

    private static final int MOST_RULES = 20;

    /**
     * A person.
     *
     * @param seconds the mean time of a move in seconds; empty if no time is known
     * @param refused the attempts that the rules refused
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Person(String name, int games, int moves, Optional<Numbers.Interval> seconds, long refused) {}

    /**
     * A rule that refused attempts.
     *
     * @param people the number of people who made one
     * @param of the number of people who played the rule set by links
     * @param share the share of people who made one, 0 to 1
     */
    public record Rule(
            String setting, String kind, String citation, long attempts, int people, int of, Numbers.Interval share) {}

    /** The report on the games that were written to a file. */
    public static PeopleReport of(String file, PeopleRows rows, PeopleHabits habits) {
        return new PeopleReport(
                file,
                rows.adopted().size(),
                rows.leftOut(),
                habits.people().stream()
                        .map(person -> new Person(
                                person.name(),
                                person.games(),
                                person.moves(),
                                person.seconds().map(Numbers.Interval::of),
                                person.refused()))
                        .toList(),
                habits.rules().stream()
                        .map(rule -> new Rule(
                                rule.setting(),
                                rule.kind(),
                                rule.citation(),
                                rule.attempts(),
                                rule.people(),
                                rule.of(),
                                Numbers.Interval.of(rule.share())))
                        .toList());
    }

    /** The report as text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(games + (games == 1 ? " game" : " games") + " of people in " + file + leftOutWords());
        int widest =
                people.stream().mapToInt(person -> person.name.length()).max().orElse(0);
        for (Person person : people) {
            lines.add(String.format(
                    Locale.ROOT,
                    "  %-" + widest + "s  %d %s, %d %s%s%s",
                    person.name,
                    person.games,
                    person.games == 1 ? "game" : "games",
                    person.moves,
                    person.moves == 1 ? "move" : "moves",
                    person.seconds.map(PeopleReport::seconds).orElse(""),
                    person.refused == 0 ? "" : ", " + person.refused + " refused"));
        }
        if (!refused.isEmpty()) {
            lines.add("rules that people got wrong, the first by most of them:");
        }
        refused.stream().limit(MOST_RULES).forEach(rule -> lines.add(rule(rule)));
        if (refused.size() > MOST_RULES) {
            lines.add("  and " + (refused.size() - MOST_RULES) + " more, see --json");
        }
        return lines;
    }

    private String leftOutWords() {
        if (leftOut.isEmpty()) {
            return "";
        }
        List<String> words = new ArrayList<>();
        leftOut.forEach((why, number) -> words.add(number + " " + why));
        return "; left out: " + String.join(", ", words);
    }

    /** Of a single game nothing is known but that no move takes less than no time. */
    private static String seconds(Numbers.Interval seconds) {
        return seconds.mean()
                .map(mean -> ", " + tenths(mean) + " s a move ("
                        + tenths(seconds.low().orElse(0.0)) + " to "
                        + tenths(seconds.high().orElse(Double.POSITIVE_INFINITY)) + ")")
                .orElse("");
    }

    private static String tenths(double seconds) {
        return EstimateText.fixed("%.1f", seconds);
    }

    private static String rule(Rule rule) {
        return "  " + rule.setting + ", " + rule.kind + (rule.citation.isEmpty() ? "" : ", " + rule.citation) + ": "
                + rule.people + " of " + rule.of + " people, " + Numbers.share(rule.share) + "; " + rule.attempts
                + (rule.attempts == 1 ? " attempt" : " attempts");
    }
}
