package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.GameResult;

@DisplayName("Ways in which games end")
class EndingKindsTest {

    @ParameterizedTest(name = "{2} of {1} against {0}: {3}")
    @CsvSource({
        "chess, chess:clock=75, ending:draw fifty moves, true",
        "chess, chess:clock=75, ending:draw seventy-five moves, true",
        "chess, chess:clock=75, ending:draw stalemate, false",
        "chess, chess:clock=75, decisive, false",
        "chess, chess:stalemate=win, ending:win stalemate, true",
        "chess, chess:stalemate=win, ending:draw threefold repetition, false",
        "chess, chess:repetition=white-avoids, ending:win threefold repetition, true",
        "'chess:clock=75,castling=off', chess:clock=75, ending:draw seventy-five moves, false",
        "a.jar#chess, b.jar#chess:clock=none, ending:draw fifty moves, true",
        "chess, chess:castling=off, ending:draw fifty moves, false",
    })
    void whereAnOptionSaysHowGamesEnd(String before, String after, String row, boolean expected) {
        assertEquals(expected, EndingKinds.differByDefinition(before, after, row));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "DRAW, stalemate, ending:draw stalemate",
        "WHITE_WINS, checkmate, ending:win checkmate",
        "BLACK_WINS, checkmate, ending:win checkmate",
    })
    void aGameEndedInOneWay(GameResult result, String reason, String id) {
        GameSummary game = new GameSummary(1, 1, 0, result, reason, 0, 0);
        Stream<GameSummary> games = Stream.of(
                        "DRAW stalemate",
                        "DRAW checkmate",
                        "DRAW fifty moves",
                        "WHITE_WINS stalemate",
                        "WHITE_WINS checkmate",
                        "WHITE_WINS checkmates")
                .map(text -> text.split(" ", 2))
                .map(way -> new GameSummary(2, 2, 0, GameResult.valueOf(way[0]), way[1], 0, 0));

        List<String> ways = EndingKinds.of(games).rows().stream()
                .filter(row -> EndingKinds.isOf(row, game))
                .map(MetricRow::id)
                .toList();

        assertEquals(List.of(id), ways);
    }
}
