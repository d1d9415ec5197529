package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.UsageException;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;

class BatchQueueTest {

    @ParameterizedTest
    @CsvSource({"1,1,1,1", "2,3,100,1", "2,3,100,8", "5,2,33,2", "1,1,1000,3"})
    void everyGameOfARangeIsHandedOutOnceInTheColumnThatItIsOf(int settings, int players, int games, int threads) {
        GameNumbers numbers = new GameNumbers(settings, players, games);
        for (GameRange range :
                List.of(GameRange.all(numbers), new GameRange(numbers.total() / 3, 2 * numbers.total() / 3))) {
            List<Integer> handed = new ArrayList<>();
            ExperimentRun.BatchQueue gameBatchs =
                    new ExperimentRun.BatchQueue(numbers, range, number -> number % 7 != 3, threads);
            for (Optional<ExperimentRun.BatchQueue.Batch> gameBatch = gameBatchs.next();
                    gameBatch.isPresent();
                    gameBatch = gameBatchs.next()) {
                int column = gameBatch.get().column();
                gameBatch
                        .get()
                        .games()
                        .forEach(number -> assertEquals(
                                column,
                                numbers.column(number),
                                () -> "column of game " + number + ", handed out with others"));
                int size = gameBatch.get().games().size();
                assertTrue(size <= 32, () -> size + " games at once");
                handed.addAll(gameBatch.get().games());
            }
            assertEquals(
                    IntStream.rangeClosed(range.first(), range.last())
                            .filter(number -> number % 7 != 3)
                            .boxed()
                            .toList(),
                    handed.stream().sorted().toList(),
                    () -> "games handed out of " + range);
        }
    }

    @Test
    void numbersRunOverPlayersThenSettingsThenOpenings() {
        GameNumbers numbers = new GameNumbers(2, 3, 10);

        assertEquals(60, numbers.total(), "games in all");
        assertEquals(0, numbers.setting(2), "setting of game 2");
        assertEquals(2, numbers.player(2), "player of game 2");
        assertEquals(1, numbers.setting(3), "setting of game 3");
        assertEquals(0, numbers.player(3), "player of game 3");
        assertEquals(0, numbers.opening(5), "opening of game 5");
        assertEquals(1, numbers.opening(6), "opening of game 6");
        for (int number = 0; number < 60; number++) {
            assertEquals(
                    number,
                    numbers.of(numbers.column(number), numbers.opening(number)),
                    "by its column and its opening");
        }
    }

    @Test
    void nothingIsHandedOutAfterClosingTime() {
        GameNumbers numbers = new GameNumbers(1, 1, 100);
        ExperimentRun.BatchQueue gameBatchs =
                new ExperimentRun.BatchQueue(numbers, GameRange.all(numbers), number -> true, 1);

        assertTrue(gameBatchs.next().isPresent());
        gameBatchs.close();
        assertTrue(gameBatchs.next().isEmpty());
        assertTrue(gameBatchs.isClosed());
    }

    @Test
    void aRangeIsItsFirstAndItsLastNumber() {
        GameNumbers numbers = new GameNumbers(1, 1, 100);

        assertEquals(new GameRange(0, 99), GameRange.parse("0-99", numbers));
        assertEquals(new GameRange(7, 7), GameRange.parse("7-7", numbers));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5-", "-5", "7-6", "0-100", "a-b", "0-99999999999", "0--5"})
    void whatIsNoRangeIsRefused(String text) {
        GameNumbers numbers = new GameNumbers(1, 1, 100);
        UsageException refused = assertThrows(UsageException.class, () -> GameRange.parse(text, numbers));

        assertEquals(
                "'" + text + "' is no range of games; expected the numbers of the first and the last one, within 0-99",
                refused.getMessage());
    }
}
