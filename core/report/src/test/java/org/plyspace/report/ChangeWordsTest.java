package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.numbers.Margin;
import org.plyspace.lab.numbers.Metric;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Measurement;

class ChangeWordsTest {

    private static MetricRow row(String metric, String id, Unit unit) {
        return new MetricRow(
                id,
                new Metric(metric, "title", MetricGroup.RESULT, unit, "a / b", "a test", "A sentence.", false),
                "label",
                Measurement.SHARE_OF_GAMES,
                Margin.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "decisive, -0.07, 7 of 100 fewer games have a winner",
        "winners, 0.07, 7 of 100 more games have a winner",
        "ending:draw fifty moves, 0.12, 12 of 100 more games are drawn by fifty moves",
        "ending:draw stalemate, -0.05, 5 of 100 fewer games are drawn by stalemate",
        "score, -0.04, White scores 4 points less",
        "captures, 0.04, Label: 4 points more"
    })
    void aDifferenceOfAHundredGamesIsToldInWordsOfChess(String id, double mean, String words) {
        MetricRow row = row(id.split(":", 2)[0], id, Unit.SHARE_OF_GAMES);
        assertEquals(words, ChangeWords.sentence(row, row.label(), Estimate.around(mean, 0.031)));
    }

    @ParameterizedTest
    @CsvSource({
        "level-change, level-change, level-change",
        "tag, tag:level change, level-change",
        "tag-games, tag-games:level change, level-change",
        "tag, tag:board move, tag:board move",
        "tag-games, tag-games:board move, tag:board move",
        "decisive, decisive, winners"
    })
    void numbersThatSayTheSameAreOfOneFamily(String metric, String id, String family) {
        assertEquals(family, KeyNumber.family(row(metric, id, Unit.SHARE_OF_MOVES)));
    }

    @ParameterizedTest
    @CsvSource({"-10, -4, 4 to 10", "4, 10, 4 to 10", "-3, 5, -3 to +5"})
    void theIntervalOfASizeHasTheNearerEndToNothingFirst(double low, double high, String text) {
        assertEquals(text, EstimateText.size(Estimate.around((low + high) / 2, (high - low) / 2)));
    }
}
