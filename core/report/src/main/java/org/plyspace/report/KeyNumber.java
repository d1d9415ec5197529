package org.plyspace.report;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.statistics.Estimate;

/** The numbers that readers of a comparison ask for first, in that order: outcomes, then what the play is like. */
enum KeyNumber {
    WINNERS("games won, %", "winners decisive", "Most games are won", "Fewest games are won"),
    SCORE("White scores, %", "score-all score", "White scores most", "White scores least"),
    LENGTH("mean plies", "mean-length length:median", "Games are longest", "Games are shortest"),
    /** The most frequent kind of draw, which may be another in each setting. */
    DRAWS("drawn most by, %", "", "", "") {
        @Override
        Optional<Shown> of(ResultTable table, SettingResult result) {
            return largest(rows(table, "ending:draw "), result)
                    .map(found -> new Shown(
                            found.row,
                            found.estimate,
                            found.atLeast,
                            found.name.replace("draw: ", "").replace("threefold ", "")));
        }
    },
    CHOICE("legal moves", "branching", "Most moves are legal", "Fewest moves are legal"),
    CAPTURES("captures, %", "captures", "Captures are most frequent", "Captures are rarest"),
    CHECKS("checks, %", "checks", "Checks are most frequent", "Checks are rarest"),
    LEVELS("level changes, %", "level-change", "Pieces change level most", "Pieces change level least"),
    /** The most frequent of the moves that orthodox chess does not have. */
    SPECIAL("special moves, %", "", "", "") {
        @Override
        Optional<Shown> of(ResultTable table, SettingResult result) {
            return largest(rows(table, "tag:", "board-move").filter(row -> !USUAL.contains(row.label())), result);
        }
    },
    DEPTH("plies looked ahead", "", "Its search looks furthest ahead", "Its search looks least far ahead") {
        @Override
        Optional<Shown> of(ResultTable table, SettingResult result) {
            return result.depth().map(depth -> new Shown(Optional.empty(), depth, false, ""));
        }
    };

    private static final String LEVEL_CHANGE = ":level change";

    /** Moves of orthodox chess, and those that change level, which have a number of their own. */
    private static final Set<String> USUAL =
            Set.of("level change", "double step", "en passant", "castling king's side", "castling queen's side");

    /** The family of a number; the same text for those that say the same, as White's score and its advantage in Elo do. */
    static String family(MetricRow row) {
        String metric = row.metric().id();
        return switch (metric) {
            case "score-all", "score", "score-bounds", "imbalance", "first-move" -> "score";
            case "winners", "decisive" -> "winners";
            case "tag", "tag-games", "tag-mattered" ->
                row.id().endsWith(LEVEL_CHANGE)
                        ? "level-change"
                        : "tag" + row.id().substring(metric.length());
            case "level" -> metric;
            case "mean-length", "length" -> "length";
            default -> row.id();
        };
    }

    /** The number that a row, or one of its family, is about; empty for rows that readers do not ask for first. */
    static Optional<KeyNumber> of(MetricRow row) {
        String family = family(row);
        return switch (family) {
            case "winners" -> Optional.of(WINNERS);
            case "score" -> Optional.of(SCORE);
            case "length" -> Optional.of(LENGTH);
            case "branching" -> Optional.of(CHOICE);
            case "captures" -> Optional.of(CAPTURES);
            case "checks" -> Optional.of(CHECKS);
            case "level-change" -> Optional.of(LEVELS);
            case "board-move" -> Optional.of(SPECIAL);
            default ->
                family.startsWith("ending:draw ")
                        ? Optional.of(DRAWS)
                        : Optional.of(SPECIAL)
                                .filter(special -> row.metric().id().equals("tag") && !USUAL.contains(row.label()));
        };
    }

    private final String label;
    /** Of these, with spaces between them, the first that a table has; empty if it is not one of a table's rows. */
    private final String ids;

    private final String most;
    private final String least;

    KeyNumber(String label, String ids, String most, String least) {
        this.label = label;
        this.ids = ids;
        this.most = most;
        this.least = least;
    }

    /**
     * The number of a setting, in the unit of its table.
     *
     * @param row the row that it is from; empty if it is no metric
     * @param name what is counted, where that may be another thing in each setting; else empty
     */
    record Shown(Optional<MetricRow> row, Estimate estimate, boolean atLeast, String name) {}

    private Stream<String> ids() {
        return Stream.of(ids.split(" ", -1));
    }

    /** The label in tables. */
    String label() {
        return label;
    }

    /** The label of a row, the same as that of the number which it is. */
    static String label(MetricRow row) {
        return of(row).filter(number -> number.ids().anyMatch(row.id()::equals))
                .map(KeyNumber::label)
                .orElseGet(() -> MetricTexts.label(row));
    }

    /** The beginning of a sentence on the setting that has the most, to be followed by its name; empty if settings are not ranked by it. */
    String most() {
        return most;
    }

    /** The beginning of a sentence on the setting that has the least. */
    String least() {
        return least;
    }

    /** The number of a setting; empty if its rules do not have it, or no game tells. */
    Optional<Shown> of(ResultTable table, SettingResult result) {
        return ids().flatMap(id -> table.row(id).stream()).findFirst().flatMap(row -> shown(row, result, ""));
    }

    private static Optional<Shown> shown(MetricRow row, SettingResult result, String name) {
        return result.number(row)
                .map(number -> new Shown(
                        Optional.of(row), MetricTexts.scaled(row, number.estimate()), number.atLeast(), name));
    }

    private static Stream<MetricRow> rows(ResultTable table, String... beginnings) {
        return table.rows().stream().filter(row -> Stream.of(beginnings).anyMatch(row.id()::startsWith));
    }

    private static Optional<Shown> largest(Stream<MetricRow> rows, SettingResult result) {
        return rows.flatMap(row -> result.number(row).stream()
                        .filter(number -> number.estimate().mean() > 0)
                        .flatMap(number -> shown(row, result, row.label()).stream()))
                .reduce((one, other) -> other.estimate().mean() > one.estimate().mean() ? other : one);
    }
}
