package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.UsageException;

/** The page explains each metric in the same words as the program. */
class MetricsPageTest {

    private static final Path PAGE = Path.of("..", "..", "docs", "metrics.md");
    private static final String SECTION = "### ";

    /** What ends a paragraph whose lines are joined by blanks. */
    private static final String PARAGRAPH = "  ";

    private static List<String> sections() throws IOException {
        return Arrays.stream(Files.readString(PAGE).split("\n(?=### )", -1))
                .filter(section -> section.startsWith(SECTION))
                .toList();
    }

    static List<Metric> metrics() {
        return Metrics.all();
    }

    @Test
    void thePageHasAllMetricsInTheirOrder() throws IOException {
        assertEquals(
                metrics().stream().map(MetricsPageTest::heading).toList(),
                sections().stream()
                        .map(section -> section.lines().findFirst().orElseThrow())
                        .toList());
    }

    private static String heading(Metric metric) {
        return SECTION + "`" + metric.id() + "`: " + metric.title();
    }

    @ParameterizedTest
    @MethodSource("metrics")
    void eachIsDefinedAsItIsCounted(Metric metric) throws IOException {
        String section = sections().stream()
                .filter(text -> text.startsWith(heading(metric) + "\n"))
                .findFirst()
                .orElseThrow();
        String flat = section.lines().map(String::strip).collect(Collectors.joining(" ", "", PARAGRAPH));

        assertTrue(flat.contains(metric.meaning()), section);
        assertTrue(flat.contains("* formula: " + metric.formula() + " * "), section);
        assertTrue(
                flat.contains("* unit: " + metric.unit().word() + (metric.judged() ? "; needs a judge" : "") + " * "),
                section);
        assertTrue(flat.contains("* source: " + metric.source() + PARAGRAPH), section);
    }

    @Test
    void oneIsExplainedByItsIdOrThatOfANumberOfIt() {
        String explained = Metrics.explain("length");

        assertEquals(explained, Metrics.explain("length:median"));
        assertTrue(explained.startsWith("length: length, in plies\n"), explained);
        assertTrue(explained.contains("formula: quartiles of the Kaplan-Meier estimate"), explained);
        assertTrue(Metrics.explain("drama").endsWith("needs a judge (--judge)\n"));
    }

    @Test
    void whatIsNoMetricIsRefusedWithWhatThereIs() {
        UsageException refused = assertThrows(UsageException.class, () -> Metrics.explain("darma"));

        assertTrue(
                refused.getMessage().startsWith("no metric 'darma'; there are score-all, odds-score, "),
                refused.getMessage());
        assertTrue(refused.getMessage().endsWith("did you mean 'drama'?"), refused.getMessage());
    }
}
