package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.match.MatchResult;
import org.plyspace.statistics.PairCounts;

/** The report on a match that says nothing, or little, about the strength of the engines. */
class MatchReportTest {

    @ParameterizedTest(name = "pairs with 0 to 4 half points: {0}")
    @CsvSource(delimiter = '|', textBlock = """
            1 0 0 0 0 | too few games
            2 0 0 0 0 | too few games
            0 0 0 0 4 | too few games
            0 1 0 0 0 | too few games
            0 0 1 0 0 | too few games
            6 0 0 0 0 | below
            0 0 0 0 6 | above
            1 2 3 2 1 | Elo 0 (
            """)
    void eloIsToldOnlyWhereItIsKnown(String counted, String words) {
        PairCounts pairs = PairCounts.of(
                Stream.of(counted.split(" ")).mapToInt(Integer::parseInt).toArray());
        MatchReport report = new MatchReport(
                "toy", "a", "b", new MatchResult(pairs, 2, 2, 0, 0, 0, 1, Map.of(), List.of(), Optional.empty()));

        String elo = report.lines().stream()
                .filter(line -> line.contains("Elo"))
                .findFirst()
                .orElseThrow();

        assertEquals(words, elo.contains(words) ? words : elo);
        assertEquals(words.startsWith("too"), elo.equals("  Elo: too few games"), elo);
    }
}
