package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.PrimitiveIterator;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.study.Experiment;

class LineIndexTest {

    @Test
    void itIsASortedMapSeed5() {
        SplittableRandom random = new SplittableRandom(5);
        TreeMap<Integer, Long> expected = new TreeMap<>();
        LineIndex index = new LineIndex();
        for (int i = 0; i < 5_000; i++) {
            // Some numbers are dense, some far apart, up to the largest number of an experiment.
            int number = random.nextBoolean() ? random.nextInt(3_000) : random.nextInt(Experiment.MOST_GAMES_TOGETHER);
            long offset = random.nextLong(1L << 42);
            boolean isNew = expected.putIfAbsent(number, offset) == null;
            assertEquals(isNew, index.add(number, offset));
        }

        assertEquals(expected.size(), index.size());
        assertArrayEquals(
                expected.keySet().stream().mapToInt(Integer::intValue).toArray(),
                index.numbers().toArray());
        expected.forEach((number, offset) -> {
            assertTrue(index.has(number));
            assertEquals(offset, index.offset(number));
            assertEquals(expected.containsKey(number + 1), index.has(number + 1));
        });
    }

    @Test
    void numbersComeOneByOne() {
        LineIndex index = new LineIndex();
        for (int i = 0; i < 100; i++) {
            index.add(i, i);
        }
        int[] done = new int[1];
        PrimitiveIterator.OfInt numbers =
                index.numbers().peek(number -> done[0]++).iterator();

        assertEquals(0, numbers.nextInt());
        assertEquals(1, numbers.nextInt());
        assertTrue(done[0] <= 3, done[0] + " were looked at for two");
        assertFalse(index.has(100));
    }
}
