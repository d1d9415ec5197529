package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.lab.people.PeopleHabits;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Fields;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;

/**
 * What was adopted of people's games, as text and as JSON.
 *
 * @param file the file of rows
 * @param games the number of games adopted
 * @param leftOut the number of games left out, by reason
 */
public record PeopleReport(String file, int games, Map<String, Integer> leftOut, PeopleHabits habits) {

    private static final int MOST_RULES = 20;

    /** What programs read: times of moves are in seconds, shares from 0 to 1. */
    @JsonValue
    Fields data() {
        return new Fields()
                .with("file", file)
                .with("games", games)
                .with("leftOut", leftOut)
                .with(
                        "people",
                        habits.people().stream()
                                .map(person -> new Fields()
                                        .with("name", person.name())
                                        .with("games", person.games())
                                        .with("moves", person.moves())
                                        .known("seconds", person.seconds().map(Numbers.Interval::of))
                                        .with("refused", person.refused()))
                                .toList())
                .with(
                        "refused",
                        habits.rules().stream()
                                .map(rule -> new Fields()
                                        .with("setting", rule.setting())
                                        .with("kind", rule.kind())
                                        .with("citation", rule.citation())
                                        .with("attempts", rule.attempts())
                                        .with("people", rule.people())
                                        .with("of", rule.of())
                                        .with("share", Numbers.Interval.of(rule.share())))
                                .toList());
    }

    /** The report as text. */
    public List<String> lines() {
        String left = leftOut.entrySet().stream()
                .map(reason -> reason.getValue() + " " + reason.getKey())
                .collect(Collectors.joining(", "));
        Table people = Table.aligned();
        habits.people().forEach(person -> people.row("  " + person.name(), Cell.of(words(person))));
        Document document = new Document()
                .title(Numbers.counted(games, "game") + " of people in " + file
                        + (left.isEmpty() ? "" : "; left out: " + left))
                .table(people);
        if (!habits.rules().isEmpty()) {
            document.title("rules that people got wrong, the first by most of them:");
        }
        habits.rules().stream().limit(MOST_RULES).forEach(rule -> document.title(words(rule)));
        if (habits.rules().size() > MOST_RULES) {
            document.title("  and " + (habits.rules().size() - MOST_RULES) + " more, see --json");
        }
        return document.lines(Integer.MAX_VALUE);
    }

    private static String words(PeopleHabits.Person person) {
        return Numbers.counted(person.games(), "game") + ", " + Numbers.counted(person.moves(), "move")
                + person.seconds().map(PeopleReport::seconds).orElse("")
                + (person.refused() == 0 ? "" : ", " + person.refused() + " refused");
    }

    /** A single game has no interval, and bounds the time only by 0. */
    private static String seconds(Estimate seconds) {
        return ", " + tenths(seconds.mean()) + " s a move ("
                + tenths(Double.isFinite(seconds.low()) ? seconds.low() : 0) + " to "
                + tenths(Double.isFinite(seconds.high()) ? seconds.high() : Double.POSITIVE_INFINITY) + ")";
    }

    private static String tenths(double seconds) {
        return EstimateText.fixed("%.1f", seconds);
    }

    private static String words(PeopleHabits.RuleRefused rule) {
        return "  " + rule.setting() + ", " + rule.kind() + (rule.citation().isEmpty() ? "" : ", " + rule.citation())
                + ": " + rule.people() + " of " + rule.of() + " people, " + Numbers.share(rule.share()) + "; "
                + Numbers.counted(rule.attempts(), "attempt");
    }
}
