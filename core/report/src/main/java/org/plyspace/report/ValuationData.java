package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.lab.value.ExchangeResult;
import org.plyspace.lab.value.MeasuredValues;
import org.plyspace.lab.value.Valuation;
import org.plyspace.lab.value.Valuation.PlayedExchange;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;
import tools.jackson.dataformat.csv.CsvMapper;

/** The values of pieces as JSON. What is unknown, or an open end of an interval, is left out. */
public final class ValuationData {

    private static final String FORMAT = "plyspace-values/1";
    private static final String POINTS = "share of points";
    private static final String ELO = "Elo";

    private ValuationData() {}

    private record Document(String format, double confidence, List<RuleSet> variants) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private record RuleSet(
            String variant,
            int games,
            int nodes,
            long seed,
            String unit,
            int fittedGames,
            int fittedPositions,
            List<Piece> pieces,
            OptionalDouble additivity,
            List<Played> exchanges,
            List<String> refused,
            List<String> contested) {}

    private record Piece(String symbol, String name, double mobility, Way results, Way exchanges) {}

    /** A value by one way of measuring, in units and in Elo. */
    private record Way(Interval value, Interval elo) {

        static Way of(MeasuredValues worth, int type) {
            return new Way(
                    Interval.of(worth.values().get(type)),
                    Interval.of(worth.elos().get(type)));
        }
    }

    private record Played(
            String exchange,
            String fate,
            int games,
            int wins,
            int draws,
            int losses,
            int cutOff,
            double meanPlies,
            List<Integer> pairs,
            Interval score,
            Interval elo) {}

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private record Interval(OptionalDouble mean, OptionalDouble low, OptionalDouble high) {

        static Interval of(Estimate estimate) {
            return new Interval(finite(estimate.mean()), finite(estimate.low()), finite(estimate.high()));
        }
    }

    /** A line of the CSV. */
    private record Line(
            String variant,
            String group,
            String measure,
            String item,
            Double value,
            Double low,
            Double high,
            String unit,
            int games,
            int nodes,
            long seed,
            double confidence) {}

    private static OptionalDouble finite(double value) {
        Double known = NumberLine.known(value);
        return known == null ? OptionalDouble.empty() : OptionalDouble.of(known);
    }

    /** The valuations as one JSON object, indented and ending with a line break. */
    public static String json(List<Valuation> valuations) {
        Document document = new Document(
                FORMAT,
                Estimates.CONFIDENCE,
                valuations.stream().map(ValuationData::ruleSet).toList());
        return JsonMappers.file(document);
    }

    private static RuleSet ruleSet(Valuation valuation) {
        return new RuleSet(
                valuation.ruleSet(),
                valuation.settings().games(),
                valuation.settings().nodes(),
                valuation.settings().seed(),
                valuation.types().get(valuation.unit()).symbol(),
                valuation.fitted().games(),
                valuation.fitted().positions(),
                IntStream.range(0, valuation.types().size())
                        .mapToObj(type -> piece(valuation, type))
                        .toList(),
                valuation.additivity().stream().flatMap(p -> finite(p).stream()).findFirst(),
                valuation.exchanges().stream().map(ValuationData::played).toList(),
                valuation.refusals(),
                valuation.contested().stream().map(PieceExchange::toString).toList());
    }

    private static Piece piece(Valuation valuation, int type) {
        return new Piece(
                valuation.types().get(type).symbol(),
                valuation.types().get(type).name(),
                NumberLine.known(valuation.mobility().get(type)),
                Way.of(valuation.results(), type),
                Way.of(valuation.matched(), type));
    }

    private static Played played(PlayedExchange played) {
        ExchangeResult result = played.result();
        return new Played(
                result.exchange().toString(),
                played.fate().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                result.games(),
                result.wins(),
                result.draws(),
                result.losses(),
                result.cutOff(),
                result.plies(),
                IntStream.of(result.pairs().toArray()).boxed().toList(),
                Interval.of(result.score()),
                Interval.of(result.strength().elo()));
    }

    /** The valuations as CSV: a header, and one line for each number that there is. */
    public static String csv(List<Valuation> valuations) {
        CsvMapper mapper = new CsvMapper();
        return mapper.writer(mapper.schemaFor(Line.class).withHeader())
                .writeValueAsString(valuations.stream()
                        .flatMap(valuation -> lines(valuation).stream())
                        .toList());
    }

    private static List<Line> lines(Valuation valuation) {
        List<Line> lines = new ArrayList<>();
        String unit = valuation.types().get(valuation.unit()).symbol();
        int games = valuation.settings().games();
        int fitted = valuation.fitted().games();
        for (int i = 0; i < valuation.types().size(); i++) {
            String symbol = valuation.types().get(i).symbol();
            Estimate mobility = Estimate.exact(valuation.mobility().get(i));
            lines.add(line(valuation, "values", "mobility", symbol, mobility, unit, 0));
            addWay(lines, valuation, "results", i, valuation.results(), fitted);
            addWay(lines, valuation, "exchanges", i, valuation.matched(), games);
        }
        for (PlayedExchange played : valuation.exchanges()) {
            ExchangeResult result = played.result();
            String exchange = result.exchange().toString();
            lines.add(line(valuation, "exchanges", "score", exchange, result.score(), POINTS, result.games()));
            lines.add(line(
                    valuation, "exchanges", "elo", exchange, result.strength().elo(), ELO, result.games()));
        }
        lines.removeIf(line -> line.value == null && line.low == null && line.high == null);
        return lines;
    }

    private static void addWay(
            List<Line> lines, Valuation valuation, String measure, int type, MeasuredValues worth, int games) {
        String symbol = valuation.types().get(type).symbol();
        String unit = valuation.types().get(valuation.unit()).symbol();
        lines.add(line(valuation, "values", measure, symbol, worth.values().get(type), unit, games));
        lines.add(line(valuation, "values", measure, symbol, worth.elos().get(type), ELO, games));
    }

    private static Line line(
            Valuation valuation, String group, String measure, String item, Estimate estimate, String unit, int games) {
        return new Line(
                valuation.ruleSet(),
                group,
                measure,
                item,
                NumberLine.known(estimate.mean()),
                NumberLine.known(estimate.low()),
                NumberLine.known(estimate.high()),
                unit,
                games,
                valuation.settings().nodes(),
                valuation.settings().seed(),
                Estimates.CONFIDENCE);
    }
}
