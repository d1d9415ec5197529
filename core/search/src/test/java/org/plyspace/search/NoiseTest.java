package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoiseTest {

    /** Over 20,000 positions drawn. */
    @ParameterizedTest
    @ValueSource(ints = {20, 150, 600})
    void misjudgementsAreAsLargeAsAskedAndFavourNobodyWithSeed1(int deviation) {
        Noise noise = new Noise(deviation);
        noise.seed(7);
        int[] wrong = new SplittableRandom(1).longs(20_000).mapToInt(noise::of).toArray();
        double mean = IntStream.of(wrong).average().orElseThrow();
        double squares = IntStream.of(wrong)
                .mapToDouble(each -> each * (double) each)
                .average()
                .orElseThrow();

        assertEquals(0, mean, 0.03 * deviation);
        assertEquals(deviation, Math.sqrt(squares), 0.03 * deviation);
    }

    @Test
    void aPositionIsMisjudgedAlikeUntilTheSeedChanges() {
        Noise noise = new Noise(150);
        noise.seed(1);
        int[] first = IntStream.range(0, 50).map(noise::of).toArray();
        int[] again = IntStream.range(0, 50).map(noise::of).toArray();
        noise.seed(2);
        int[] other = IntStream.range(0, 50).map(noise::of).toArray();

        assertEquals(
                IntStream.of(first).boxed().toList(),
                IntStream.of(again).boxed().toList());
        assertNotEquals(
                IntStream.of(first).boxed().toList(),
                IntStream.of(other).boxed().toList());
        assertFalse(new Noise(0).isAny());
    }
}
