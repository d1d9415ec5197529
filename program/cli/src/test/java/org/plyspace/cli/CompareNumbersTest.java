package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code compare} shows the numbers that are asked for, and ranks by one; all with seed 1. */
class CompareNumbersTest {

    @TempDir
    private Path folder;

    private LoftProgram program;

    @BeforeEach
    void start() {
        program = new LoftProgram(folder);
    }

    private LoftProgram.Result compare(String... more) {
        return program.run(Stream.concat(
                        Stream.of("compare", "loft", "loft:pawns=peaceful", "--engine", "random", "--games", "30"),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    private static List<String> measures(List<String> csv) {
        return csv.stream()
                .filter(line -> line.contains(",random,"))
                .map(line -> line.split(",", -1)[4].replace("\"", ""))
                .distinct()
                .toList();
    }

    @Test
    void onlyTheMetricsAskedForAreThere() {
        List<String> csv =
                compare("--metrics", "captures,length:median", "--csv").lines(0);
        assertEquals(List.of("length:median", "captures"), measures(csv));
    }

    @Test
    void theyArePrintedWithTheirDifferencesAndNoRules() {
        String text = String.join("\n", compare("--metrics", "captures").lines(0));
        assertTrue(text.contains("captures, %"), text);
        assertTrue(text.contains("DIFFERENCES\n"), text);
        assertTrue(!text.contains("RULES\n") && !text.contains("checks, %"), text);
    }

    @Test
    void aRankingHasTheMostFirst() {
        List<String> lines = compare("--rank", "captures").lines(0);
        assertEquals("captures, %, most first, played by random", lines.get(0));
        assertTrue(lines.get(1).matches("1 {2}loft {17}\\d+\\.?\\d* \\(.*\\)"), lines.get(1));
        assertTrue(lines.get(2).matches("2 {2}loft:pawns=peaceful {2}\\d.* {2}-\\d.* \\*"), lines.get(2));
        assertEquals("The first lies apart from all others by its 95 % interval.", lines.get(3));
    }

    @Test
    void whereIntervalsOverlapTheFirstIsNotSaidToBeSo() {
        List<String> lines = compare("--rank", "score").lines(0);
        assertEquals(
                "Their 95 % intervals overlap: which of them is first, these games do not tell.",
                String.join(" ", lines.subList(3, lines.size())));
    }

    @Test
    void aNumberThatThereIsNotIsRefusedBeforeAnyGame() {
        assertTrue(compare("--metrics", "captres").usage().contains("did you mean 'captures'?"));
        assertTrue(compare("--rank", "length:mean").usage().contains("no number 'length:mean'"));
        assertTrue(compare("--rank", "captures", "--json").usage().contains("mutually exclusive"));
        assertTrue(
                compare("--rank", "captures", "--report", folder.resolve("page").toString())
                        .usage()
                        .contains("expected no --rank with it"));
    }
}
