package org.plyspace.lab.numbers;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.SettingReference;
import org.plyspace.statistics.Measurement;

/** The ways in which games of any of several settings ended: all settings have the same rows. */
final class EndingKinds {

    /** By the options that all rule sets share: the reasons of an end that another value makes impossible, or turns into another result. */
    private static final Map<String, Predicate<String>> ENDS = Map.of(
            "clock", reason -> reason.endsWith(" moves"),
            "stalemate", "stalemate"::equals,
            "repetition", reason -> reason.endsWith("repetition"));

    private static final String DRAW = ResultMetrics.ENDINGS.id() + ":draw ";
    private static final String WIN = ResultMetrics.ENDINGS.id() + ":win ";

    private final NavigableSet<Kind> kinds =
            new TreeSet<>(Comparator.comparing(Kind::draw).thenComparing(Kind::reason));

    private record Kind(boolean draw, String reason) {

        static Kind of(GameSummary summary) {
            return new Kind(summary.result() == GameResult.DRAW, summary.reason());
        }

        String label() {
            return (draw ? "draw: " : "win: ") + reason;
        }
    }

    private EndingKinds() {}

    static EndingKinds of(Stream<GameSummary> games) {
        EndingKinds endings = new EndingKinds();
        games.filter(GameSummary::isFinished).map(Kind::of).forEach(endings.kinds::add);
        // The only way to win would repeat the share of decisive games.
        if (endings.kinds.stream().filter(kind -> !kind.draw).count() == 1) {
            endings.kinds.removeIf(kind -> !kind.draw);
        }
        return endings;
    }

    /** A number for each way. */
    List<MetricRow> rows() {
        return kinds.stream().map(EndingKinds::row).toList();
    }

    /** The number of this name, whether or not any game ended so; empty if it is about no ending. */
    static Optional<MetricRow> named(String id) {
        for (boolean draw : new boolean[] {true, false}) {
            if (id.startsWith(beginning(draw))) {
                return Optional.of(
                        row(new Kind(draw, id.substring(beginning(draw).length()))));
            }
        }
        return Optional.empty();
    }

    /** Whether a number of this name may result from games; which ways exist is not known beforehand. */
    static boolean isName(String id) {
        return named(id).isPresent();
    }

    private static String beginning(boolean draw) {
        return draw ? DRAW : WIN;
    }

    /** Whether a finished game ended in the way that a number is about; makes no text, as all games are asked for all rows. */
    static boolean isOf(MetricRow row, GameSummary game) {
        String beginning = beginning(game.result() == GameResult.DRAW);
        return row.id().length() == beginning.length() + game.reason().length()
                && row.id().startsWith(beginning)
                && row.id().endsWith(game.reason());
    }

    private static String id(Kind kind) {
        return beginning(kind.draw) + kind.reason;
    }

    private static MetricRow row(Kind kind) {
        return new MetricRow(
                id(kind), ResultMetrics.ENDINGS, kind.label(), Measurement.SHARE_OF_GAMES, Margin.FIVE_POINTS);
    }

    /**
     * Whether a number differs between two settings of one rule set by what their options say, such as draws after seventy-five moves
     * where the clock says fifty: games only show what is known, and a mark on them would say nothing.
     *
     * @param row the id of the number
     */
    static boolean differByDefinition(String before, String after, String row) {
        if (!isName(row)) {
            return false;
        }
        Map<String, String> first = options(before);
        Map<String, String> second = options(after);
        String reason = row.substring(row.indexOf(' ') + 1);
        return ENDS.entrySet().stream()
                .anyMatch(end -> !Objects.equals(first.get(end.getKey()), second.get(end.getKey()))
                        && end.getValue().test(reason));
    }

    private static Map<String, String> options(String setting) {
        String spec = SettingReference.parse(setting).spec();
        Map<String, String> options = new HashMap<>();
        for (String option : spec.substring(spec.indexOf(':') + 1).split(",", -1)) {
            int equals = option.indexOf('=');
            if (equals > 0) {
                options.put(option.substring(0, equals), option.substring(equals + 1));
            }
        }
        return options;
    }
}
