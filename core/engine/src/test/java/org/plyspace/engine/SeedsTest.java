package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seeds are what they were when published numbers were counted; these were worked out by another program. */
class SeedsTest {

    @ParameterizedTest(name = "{0}, {1}, {2}: {3}")
    @CsvSource({
        "0, '', 0, 2448385507222971125",
        "1, '', 0, -2416960203664138306",
        "1, 'koernke', 0, 4228990720695460471",
        "1, 'koernke', 1, 4081791758135075323",
        "1, 'cube:n=4', 7, 6619087325805133953",
        "-5, 'game', 1099511627776, 3926776603809912068"
    })
    void seedsStayAsTheyAre(long seed, String subject, long index, long derived) {
        assertEquals(derived, Seeds.derive(seed, subject, index));
    }

    @Test
    void neighboursHaveSeedsOfTheirOwn() {
        Set<Long> seeds = new HashSet<>();
        for (long seed = -5; seed < 5; seed++) {
            for (String subject : new String[] {"", "a", "b", "ab", "ba"}) {
                for (long index = 0; index < 10; index++) {
                    seeds.add(Seeds.derive(seed, subject, index));
                }
            }
        }
        assertEquals(10 * 5 * 10, seeds.size());
    }
}
