package org.plyspace.lab.experiment;

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

class ShiftsTest {

    @ParameterizedTest
    @CsvSource({"1,1,1,1", "2,3,100,1", "2,3,100,8", "5,2,33,2", "1,1,1000,3"})
    void everyGameOfARangeIsHandedOutOnceInTheColumnThatItIsOf(int settings, int players, int games, int threads) {
        GameNumbers numbers = new GameNumbers(settings, players, games);
        for (GameRange range :
                List.of(GameRange.all(numbers), new GameRange(numbers.total() / 3, 2 * numbers.total() / 3))) {
            List<Integer> handed = new ArrayList<>();
            Shifts shifts = new Shifts(numbers, range, number -> number % 7 != 3, threads);
            for (Optional<Shift> shift = shifts.next(); shift.isPresent(); shift = shifts.next()) {
                int column = shift.get().column();
                shift.get().games().forEach(number -> assertEquals(column, numbers.column(number)));
                assertTrue(shift.get().games().size() <= 32);
                handed.addAll(shift.get().games());
            }
            assertEquals(
                    IntStream.rangeClosed(range.first(), range.last())
                            .filter(number -> number % 7 != 3)
                            .boxed()
                            .toList(),
                    handed.stream().sorted().toList());
        }
    }

    @Test
    void numbersRunOverPlayersThenSettingsThenOpenings() {
        GameNumbers numbers = new GameNumbers(2, 3, 10);

        assertEquals(60, numbers.total());
        assertEquals(0, numbers.setting(2));
        assertEquals(2, numbers.player(2));
        assertEquals(1, numbers.setting(3));
        assertEquals(0, numbers.player(3));
        assertEquals(0, numbers.opening(5));
        assertEquals(1, numbers.opening(6));
        for (int number = 0; number < 60; number++) {
            assertEquals(number, numbers.of(numbers.column(number), numbers.opening(number)));
        }
    }

    @Test
    void nothingIsHandedOutAfterClosingTime() {
        GameNumbers numbers = new GameNumbers(1, 1, 100);
        Shifts shifts = new Shifts(numbers, GameRange.all(numbers), number -> true, 1);

        assertTrue(shifts.next().isPresent());
        shifts.close();
        assertTrue(shifts.next().isEmpty());
        assertTrue(shifts.isClosed());
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
        ExperimentException refused = assertThrows(ExperimentException.class, () -> GameRange.parse(text, numbers));

        assertEquals(
                "'" + text + "' is no range of games; expected the numbers of the first and the last one, within 0-99",
                refused.getMessage());
    }
}
