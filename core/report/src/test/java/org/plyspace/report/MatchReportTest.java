package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

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
        List<Integer> pairs =
                List.of(counted.split(" ")).stream().map(Integer::valueOf).toList();
        PairStrength strength = PairStrength.of(
                PairCounts.of(pairs.stream().mapToInt(Integer::intValue).toArray()));
        MatchReport report = new MatchReport(
                "toy",
                "a",
                "b",
                2,
                2,
                0,
                0,
                0,
                pairs,
                1,
                Map.of(),
                List.of(),
                Optional.of(new MatchReport.Strength(
                        Numbers.Interval.of(strength.score()),
                        Numbers.Interval.of(strength.elo()),
                        Numbers.Interval.of(strength.normalized()),
                        Numbers.finite(strength.superiority()))),
                Optional.empty());

        String elo = report.lines().stream()
                .filter(line -> line.contains("Elo"))
                .findFirst()
                .orElseThrow();

        assertEquals(words, elo.contains(words) ? words : elo);
        assertEquals(words.startsWith("too"), elo.equals("  Elo: too few games"), elo);
    }
}
