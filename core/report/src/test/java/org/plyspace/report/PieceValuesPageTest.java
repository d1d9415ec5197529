package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.JsonMappers;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.Estimate;
import org.plyspace.tck.GoldenFile;
import tools.jackson.databind.JsonNode;

/** The page on what pieces are worth says what the runs measured that lie beside it. */
class PieceValuesPageTest {

    private static final Path STUDIES = Path.of("..", "..", "docs", "studies");
    private static final Path PAGE = STUDIES.resolve("piece-values.md");
    private static final Path FOLDER = STUDIES.resolve("piece-values");
    private static final String NOT_KNOWN = "-";
    private static final String END = "\n<!-- end -->";

    /** The ruler first. */
    private static final List<String> RULE_SETS =
            List.of("orthodox", "koernke", "twoboard", "roth", "meder", "cube", "raumschach");

    private static final List<String> IN_MANY = List.of("queen", "rook", "bishop", "knight", "pawn");

    /** What people say of orthodox chess, in pawns. */
    private static final Map<String, Double> PEOPLE = Map.of("queen", 9.0, "rook", 5.0, "bishop", 3.25, "knight", 3.0);

    /** What a source says of a rule set, in pawns. */
    private record Source(String name, String ruleSet, Map<String, Double> values) {}

    private static final List<Source> SOURCES = List.of(
            new Source("KR", "koernke", Map.of("queen", 8.0, "rook", 4.0, "bishop", 2.75, "knight", 3.25)),
            new Source("MC", "twoboard", Map.of("queen", 9.0, "rook", 5.0, "bishop", 4.0, "knight", 3.5)));

    @Test
    void theTablesSayWhatWasMeasured() throws IOException {
        List<JsonNode> measured = measured();

        assertHolds(
                "<!-- measured -->\n",
                overview(measured)
                        + measured.stream().map(PieceValuesPageTest::details).collect(Collectors.joining()));
    }

    @Test
    void theSourcesAreComparedWithWhatWasMeasured() throws IOException {
        List<JsonNode> measured = measured();

        assertHolds(
                "<!-- sources -->\n",
                SOURCES.stream().map(source -> compared(source, measured)).collect(Collectors.joining()));
    }

    private static void assertHolds(String heading, String tables) throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf(heading) + heading.length();
        GoldenFile.at(PAGE).holds(heading, page.substring(begin, page.indexOf(END, begin)), tables);
    }

    @Test
    void allRunsAreOfOneKindAndNoneIsLeftOut() throws IOException {
        for (JsonNode ruleSet : measured()) {
            assertEquals(
                    List.of(2000, 400, 1),
                    Stream.of("nodes", "games", "seed")
                            .map(each -> ruleSet.get(each).asInt())
                            .toList(),
                    ruleSet.get("variant").asString());
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(
                    RULE_SETS.stream().map(PieceValuesPageTest::file).collect(Collectors.toSet()),
                    files.filter(file -> file.toString().endsWith(".json"))
                            .filter(file -> !file.toString().contains("-odds"))
                            .collect(Collectors.toSet()));
        }
    }

    private static Path file(String id) {
        return FOLDER.resolve(id + ".json");
    }

    private static List<JsonNode> measured() throws IOException {
        List<JsonNode> all = new ArrayList<>();
        for (String id : RULE_SETS) {
            JsonNode run = JsonMappers.PLAIN.readTree(Files.readString(file(id)));
            assertEquals(id, run.at("/variants/0/variant").asString());
            all.add(run.at("/variants/0"));
        }
        return all;
    }

    /** What exchanges say of the pieces that many rule sets have, in points of Elo, since units differ. */
    private static String overview(List<JsonNode> measured) {
        List<String> heads = new ArrayList<>(List.of("one piece more, in Elo"));
        heads.addAll(IN_MANY);
        return table(heads, measured.stream().map(PieceValuesPageTest::inElo).toList());
    }

    private static List<String> inElo(JsonNode ruleSet) {
        List<String> cells = new ArrayList<>(List.of(ruleSet.get("variant").asString()));
        for (String name : IN_MANY) {
            cells.add(piece(ruleSet, name)
                    .map(piece -> elo(piece.at("/exchanges/elo")))
                    .orElse(""));
        }
        return cells;
    }

    private static String details(JsonNode ruleSet) {
        String unit = ruleSet.get("unit").asString();
        List<JsonNode> exchanges = ruleSet.get("exchanges").valueStream().toList();
        List<String> counted = exchanges.stream()
                .filter(each -> each.get("fate").asString().equals("counts"))
                .map(each -> each.get("exchange").asString())
                .toList();
        List<List<String>> rows = ruleSet.get("pieces")
                .valueStream()
                .map(piece -> {
                    String symbol = piece.get("symbol").asString();
                    assertEquals(1, symbol.length(), "symbols are told apart by their letters");
                    return List.of(
                            piece.get("name").asString() + (symbol.equals(unit) ? ", the unit" : ""),
                            String.format(
                                    Locale.ROOT, "%.2f", piece.get("mobility").asDouble()),
                            range(piece.at("/results/value")),
                            range(piece.at("/exchanges/value")),
                            String.valueOf(counted.stream()
                                    .filter(each -> each.contains(symbol))
                                    .count()));
                })
                .toList();
        return table(
                        List.of(
                                ruleSet.get("variant").asString(),
                                "mobility",
                                "fit of results",
                                "exchanges",
                                "exchanges that count"),
                        rows)
                + String.format(
                        Locale.ROOT,
                        "\n%d of %d exchanges count; scores differ as much from sums of values with p = %.3f if values add up.\n",
                        counted.size(),
                        exchanges.size(),
                        ruleSet.get("additivity").asDouble());
    }

    private static String compared(Source source, List<JsonNode> measured) {
        JsonNode ruler = of("orthodox", measured);
        JsonNode ruleSet = of(source.ruleSet, measured);
        return table(
                List.of(source.ruleSet, source.name, "exchanges", "gauged"),
                IN_MANY.stream()
                        .filter(source.values::containsKey)
                        .map(name -> {
                            Estimate worth = worth(ruleSet, name);
                            return List.of(
                                    name,
                                    EstimateText.range(Estimate.exact(source.values.get(name))),
                                    EstimateText.range(worth),
                                    EstimateText.range(gauged(worth, worth(ruler, name), PEOPLE.get(name))));
                        })
                        .toList());
    }

    private static JsonNode of(String id, List<JsonNode> measured) {
        return measured.get(RULE_SETS.indexOf(id));
    }

    private static Estimate worth(JsonNode ruleSet, String name) {
        return estimate(piece(ruleSet, name).orElseThrow().at("/exchanges/value"));
    }

    private static Optional<JsonNode> piece(JsonNode ruleSet, String name) {
        return ruleSet.get("pieces")
                .valueStream()
                .filter(piece -> piece.get("name").asString().equals(name))
                .findFirst();
    }

    /** In what people call the ruler worth; as the ruler is measured apart, the widths of both on a scale of logarithms add up in squares. */
    private static Estimate gauged(Estimate worth, Estimate ruler, double known) {
        double mean = known * worth.mean() / ruler.mean();
        double below = Math.hypot(Math.log(worth.mean() / worth.low()), Math.log(ruler.high() / ruler.mean()));
        double above = Math.hypot(Math.log(worth.high() / worth.mean()), Math.log(ruler.mean() / ruler.low()));
        return new Estimate(mean, mean * Math.exp(-below), mean * Math.exp(above));
    }

    private static String table(List<String> heads, List<List<String>> rows) {
        Table table = Table.headed(heads.get(0), heads.subList(1, heads.size()));
        for (List<String> row : rows) {
            table.row(
                    row.get(0),
                    row.stream()
                            .skip(1)
                            .map(words -> new Cell.Value(Double.NaN, words))
                            .toList());
        }
        return "\n" + new Document().table(table).markdown();
    }

    private static String range(JsonNode interval) {
        return interval.has("mean") ? EstimateText.range(estimate(interval)) : NOT_KNOWN;
    }

    private static String elo(JsonNode interval) {
        return interval.has("mean") ? EstimateText.difference(estimate(interval)) : NOT_KNOWN;
    }

    /** Open ends are left out of JSON. */
    private static Estimate estimate(JsonNode interval) {
        return new Estimate(
                interval.get("mean").asDouble(),
                interval.path("low").asDouble(Double.NEGATIVE_INFINITY),
                interval.path("high").asDouble(Double.POSITIVE_INFINITY));
    }
}
