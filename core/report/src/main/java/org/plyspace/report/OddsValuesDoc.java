package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.verdict.OddsValues;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Fields;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;

/** What pieces are worth by games with odds. */
public record OddsValuesDoc(OddsValues values) {

    private static final double RARE = 0.05;

    Document document() {
        return new Document().title(subject()).gap().table(table()).gap().say(String.join(" ", remarks()));
    }

    /** Whose values these are. */
    public String subject() {
        return values.setting() + ", played by " + values.player() + ": what pieces are worth";
    }

    /** A row for each type. Values are in Elo only if the unit may be worth nothing, since those in units are then meaningless. */
    public Table table() {
        Table table = Table.headed("piece", List.of("mobility", "by games", "in Elo", "exchanges"));
        for (int type = 0; type < values.types().size(); type++) {
            double mobility = values.mobility().get(type);
            Estimate value = values.values().values().get(type);
            Estimate elo = values.values().elos().get(type);
            table.row(
                    values.types().get(type).name() + (type == values.unit() ? ", the unit" : ""),
                    new Cell.Value(mobility, String.format(Locale.ROOT, "%.2f", mobility)),
                    !values.hasUnit() || Double.isNaN(value.mean())
                            ? Cell.NOTHING
                            : new Cell.Value(value.mean(), EstimateText.range(value)),
                    Double.isNaN(elo.mean()) ? Cell.NOTHING : new Cell.Value(elo.mean(), EstimateText.difference(elo)),
                    Cell.count(values.exchangesOf(type)));
        }
        return table;
    }

    /** How sure the values are, in sentences. */
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        List<OddsValues.ExchangeResult> uneven =
                values.exchanges().stream().filter(result -> !result.counts()).toList();
        remarks.add(values.exchanges().size() - uneven.size() + " of "
                + values.exchanges().size() + " exchanges count"
                + (uneven.isEmpty()
                        ? "."
                        : "; those do not that score less than 25 or more than 75 %: "
                                + uneven.stream().map(OddsValuesDoc::score).collect(Collectors.joining(", ")) + "."));
        if (!values.hasUnit()) {
            remarks.add("The value of a " + values.types().get(values.unit()).name()
                    + " is not distinguishable from 0, so no value is given in it; play more games.");
        }
        values.additivity()
                .ifPresent(p -> remarks.add(String.format(
                        Locale.ROOT,
                        "Scores differ as much from sums of values with p = %.3f if values add up%s.",
                        p,
                        p < RARE ? ": they do not quite" : "")));
        return remarks;
    }

    private static String score(OddsValues.ExchangeResult result) {
        return result.exchange() + " " + EstimateText.range(result.score().times(Unit.PER_CENT));
    }

    Fields fields() {
        return new Fields()
                .with("variant", values.setting())
                .with("player", values.player())
                .with("unit", values.types().get(values.unit()).symbol())
                .with(
                        "pieces",
                        IntStream.range(0, values.types().size())
                                .mapToObj(this::piece)
                                .toList())
                .known(
                        "additivity",
                        values.additivity().stream().mapToObj(Fields::number).findFirst())
                .with(
                        "exchanges",
                        values.exchanges().stream()
                                .map(result -> new Fields()
                                        .with("exchange", result.exchange().toString())
                                        .with("counts", result.counts())
                                        .with("pairs", result.pairs().toArray())
                                        .with("score", new Fields().estimate("mean", result.score())))
                                .toList());
    }

    private Fields piece(int type) {
        return new Fields()
                .with("symbol", values.types().get(type).symbol())
                .with("name", values.types().get(type).name())
                .with("mobility", Fields.number(values.mobility().get(type)))
                .with(
                        "value",
                        new Fields().estimate("mean", values.values().values().get(type)))
                .with(
                        "elo",
                        new Fields().estimate("mean", values.values().elos().get(type)));
    }
}
