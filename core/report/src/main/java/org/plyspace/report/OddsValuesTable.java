package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.lab.metric.Unit;
import org.plyspace.lab.value.ExchangeResult;
import org.plyspace.lab.value.OddsValues;
import org.plyspace.statistics.Estimate;

/** What pieces are worth by games with odds, as text, as Markdown and for JSON. */
public final class OddsValuesTable {

    private static final String NOT_KNOWN = "-";
    private static final int NARROWEST = 9;
    private static final double RARE = 0.05;
    /** The names of the columns after that of the piece. */
    public static final List<String> COLUMNS = List.of("mobility", "by games", "in Elo", "exchanges");

    private final OddsValues values;

    /** Prepares the values of a rule set. */
    public OddsValuesTable(OddsValues values) {
        this.values = values;
    }

    /** The table below a line that says whose values these are. */
    String text(int width) {
        TextTable table = new TextTable(COLUMNS, NARROWEST);
        IntStream.range(0, values.types().size()).forEach(type -> table.row(name(type), cells(type)));
        return String.join("\n", Wrapping.wrap(subject(), width)) + "\n\n" + table.render(width) + "\n"
                + remarks().stream()
                        .flatMap(remark -> Wrapping.wrap(remark, width).stream())
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
    }

    /** The same as lines of Markdown. */
    List<String> page() {
        List<String> lines = new ArrayList<>(List.of("#### " + subject(), ""));
        lines.add("| | " + String.join(" | ", COLUMNS) + " |");
        lines.add("| --- |" + " ---: |".repeat(COLUMNS.size()));
        IntStream.range(0, values.types().size())
                .forEach(type -> lines.add("| " + name(type) + " | " + String.join(" | ", cells(type)) + " |"));
        lines.add("");
        lines.add(String.join(" ", remarks()));
        return lines;
    }

    /** Whose values these are. */
    public String subject() {
        return values.setting() + ", played by " + values.player() + ": what pieces are worth";
    }

    /** The name of a type, by its number. */
    public String name(int type) {
        return values.types().get(type).name() + (type == values.unit() ? ", the unit" : "");
    }

    /** The cells of a type, by its number. Values are in Elo only if the unit may be worth nothing, since those in units are then meaningless. */
    public List<String> cells(int type) {
        Estimate value = values.values().values().get(type);
        Estimate elo = values.values().elos().get(type);
        return List.of(
                String.format(Locale.ROOT, "%.2f", values.mobility().get(type)),
                !values.hasUnit() || Double.isNaN(value.mean()) ? NOT_KNOWN : EstimateText.range(value),
                Double.isNaN(elo.mean()) ? NOT_KNOWN : EstimateText.difference(elo),
                String.valueOf(values.exchangesOf(type)));
    }

    /** How sure the values are, in sentences. */
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        List<ExchangeResult> uneven =
                values.exchanges().stream().filter(result -> !result.counts()).toList();
        remarks.add(values.exchanges().size() - uneven.size() + " of "
                + values.exchanges().size() + " exchanges count"
                + (uneven.isEmpty()
                        ? "."
                        : "; those do not that score less than 25 or more than 75 %: "
                                + uneven.stream().map(OddsValuesTable::score).collect(Collectors.joining(", ")) + "."));
        if (!values.hasUnit()) {
            remarks.add("What a " + values.types().get(values.unit()).name()
                    + " is worth cannot be told from nothing, so no value is given in it; play more games.");
        }
        values.additivity()
                .ifPresent(p -> remarks.add(String.format(
                        Locale.ROOT,
                        "Scores differ as much from sums of values with p = %.3f if values add up%s.",
                        p,
                        p < RARE ? ": they do not quite" : "")));
        return remarks;
    }

    private static String score(ExchangeResult result) {
        return result.exchange() + " " + EstimateText.range(result.score().times(Unit.PER_CENT));
    }

    /** A type of pieces for programs: its mobility and its value in units, and what one more is worth in Elo. */
    private record Piece(String symbol, String name, double mobility, Numbers.Interval value, Numbers.Interval elo) {}

    private record Exchange(String exchange, boolean counts, List<Integer> pairs, Numbers.Interval score) {}

    /** The values of a rule set for programs. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Data(
            String variant,
            String player,
            String unit,
            List<Piece> pieces,
            OptionalDouble additivity,
            List<Exchange> exchanges) {}

    Data data() {
        return new Data(
                values.setting(),
                values.player(),
                values.types().get(values.unit()).symbol(),
                IntStream.range(0, values.types().size())
                        .mapToObj(type -> new Piece(
                                values.types().get(type).symbol(),
                                values.types().get(type).name(),
                                values.mobility().get(type),
                                Numbers.Interval.of(values.values().values().get(type)),
                                Numbers.Interval.of(values.values().elos().get(type))))
                        .toList(),
                values.additivity(),
                values.exchanges().stream()
                        .map(result -> new Exchange(
                                result.exchange().toString(),
                                result.counts(),
                                IntStream.of(result.pairs().toArray()).boxed().toList(),
                                Numbers.Interval.of(result.score())))
                        .toList());
    }
}
