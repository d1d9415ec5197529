package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.Setting;

class RemarksTest {

    /** Wilson's upper limits for 41, 40 and 1 of 80 and 0 of 1 are 61.9, 60.7, 6.7 and 79.3 %. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            80 | 0  | 9   | 1000 | All games differ from the first moves on.
            80 | 0  | 10  | 1000 | The rule acted in all 80 games, which part after 1.0 % of their plies.
            80 | 39 | 500 | 1000 | The rule acted in 41 of 80 games, which part after 50.0 % of their plies; the other 39 are the same, move for move.
            80 | 40 | 500 | 1000 | The rule acted in 40 of 80 games, which part after 50.0 % of their plies; the other 40 are the same, move for move. It acts in at most 60.7 % of games.
            80 | 79 | 990 | 1000 | The rule acted in 1 of 80 games, which part after 99.0 % of their plies; the other 79 are the same, move for move. It acts in at most 6.7 % of games.
            1  | 1  | 9   | 9    | The rule never acted: the only game is the same, move for move. It acts in at most 79.3 % of games.
            """)
    void exposureIsToldByTheGamesThatPart(int pairs, int identical, long together, long plies, String words) {
        Setting setting = new Setting("coin", "Coin", "random", Optional.empty());

        assertEquals(words, Remarks.exposure(new Exposure(setting, setting, pairs, identical, together, plies)));
    }
}
