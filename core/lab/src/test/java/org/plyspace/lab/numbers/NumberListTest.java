package org.plyspace.lab.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.numbers.SettingGames.NumberList;

/** Whatever is added comes back, whichever form the list has at the time. */
class NumberListTest {

    @ParameterizedTest
    @CsvSource({
        "'1 1 1'",
        "'NaN NaN'",
        "'NaN 0'",
        "'1 2 NaN 3'",
        "'0.5 0.5 1'",
        "'1 1 0.25 NaN'",
        "'-2147483648 1'",
        "'1 -2147483648 2'",
        "'2147483647 2147483648'",
        "'NaN 0.1 NaN'",
        "'Infinity 1'"
    })
    void fewNumbers(String texts) {
        List<Double> numbers = new ArrayList<>();
        for (String text : texts.split(" ", -1)) {
            numbers.add(Double.valueOf(text));
        }
        check(numbers);
    }

    @ParameterizedTest(name = "of which {0} in a hundred are no whole ones, seed 5")
    @CsvSource({"0", "1", "50"})
    void manyNumbers(int share) {
        SplittableRandom random = new SplittableRandom(5);
        List<Double> numbers = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            numbers.add(random.nextInt(100) < share ? random.nextDouble() : random.nextInt(200));
        }
        check(numbers);
    }

    private static void check(List<Double> numbers) {
        NumberList list = new NumberList();
        numbers.forEach(list::add);
        for (int i = 0; i < numbers.size(); i++) {
            assertEquals(numbers.get(i), list.get(i), "at " + i + " of " + numbers);
        }
    }
}
