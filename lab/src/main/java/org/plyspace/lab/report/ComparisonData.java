package org.plyspace.lab.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.Measure;
import org.plyspace.lab.compare.Summary;
import org.plyspace.lab.statistics.Estimate;
import org.plyspace.lab.statistics.Estimates;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.csv.CsvMapper;

/** A comparison for programs. Shares are fractions of 1; ends of intervals that are not known are null or empty. */
public final class ComparisonData {

    private static final String FORMAT = "plyspace-comparison/1";

    /** Many more than any estimate is worth, few enough to hide the last bits of floating point. */
    private static final MathContext DIGITS = new MathContext(10);

    private ComparisonData() {}

    private record Document(
            String format,
            int games,
            long seed,
            int maxPlies,
            double confidence,
            List<Column> variants,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Missing> dropped) {}

    private record Missing(String variant, String reason) {}

    private record Column(String variant, String title, List<Rule> rulebook, List<Row> numbers) {}

    private record Rule(String aspect, String text, String citation) {}

    private record Row(String measure, double mean, Double low, Double high) {}

    @JsonPropertyOrder({"variant", "measure", "value", "low", "high"})
    private record Line(String variant, String measure, double value, Double low, Double high) {}

    /** One JSON object, indented, with a line break at its end. */
    public static String json(Comparison comparison) {
        JsonMapper mapper =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        return mapper.writeValueAsString(document(comparison)) + "\n";
    }

    /** A header, and one line for each variant and measure that it has. */
    public static String csv(Comparison comparison) {
        List<Line> lines = comparison.summaries().stream()
                .flatMap(summary -> rows(comparison, summary)
                        .map(row -> new Line(summary.spec(), row.measure(), row.mean(), row.low(), row.high())))
                .toList();
        CsvMapper mapper = new CsvMapper();
        return mapper.writer(mapper.schemaFor(Line.class).withHeader()).writeValueAsString(lines);
    }

    private static Document document(Comparison comparison) {
        List<Column> columns = comparison.summaries().stream()
                .map(summary -> new Column(
                        summary.spec(),
                        summary.title(),
                        rules(summary),
                        rows(comparison, summary).toList()))
                .toList();
        return new Document(
                FORMAT,
                comparison.settings().games(),
                comparison.settings().seed(),
                comparison.settings().maxPlies(),
                Estimates.CONFIDENCE,
                columns,
                comparison.dropped().stream()
                        .map(dropped -> new Missing(dropped.spec(), dropped.reason()))
                        .toList());
    }

    private static List<Rule> rules(Summary summary) {
        return summary.rulebook().stream()
                .map(rule -> new Rule(rule.aspect().word(), rule.text(), rule.citation()))
                .toList();
    }

    private static Stream<Row> rows(Comparison comparison, Summary summary) {
        return comparison.measures().stream()
                .flatMap(measure -> summary.number(measure).stream().map(number -> row(measure, number)));
    }

    private static Row row(Measure measure, Estimate number) {
        return new Row(measure.id(), rounded(number.mean()), known(number.low()), known(number.high()));
    }

    private static Double known(double end) {
        return Double.isNaN(end) ? null : (Double) rounded(end);
    }

    private static double rounded(double value) {
        return new BigDecimal(value).round(DIGITS).doubleValue();
    }
}
