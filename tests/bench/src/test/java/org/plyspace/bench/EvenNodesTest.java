package org.plyspace.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;

/** The number of nodes at which two engines are even is found from games at several numbers. */
class EvenNodesTest {

    private static final int HALF_POINTS = 4;

    @ParameterizedTest(name = "after {0} try {1}")
    @CsvSource({
        "'', 700",
        "'1000 0 0 0 0 5', 4000",
        "'1000 5 0 0 0 0', 250",
        "'2 5 0 0 0 0', 1",
        "'1000 0 0 0 0 5,4000 0 0 0 0 5', 16000",
        "'1000 0 0 0 1 40', 4000",
        "'1000 40 1 0 0 0', 250",
        "'1000 0 1 3 1 0', 1000",
        "'1000 1 0 1 0 1,4000 1 0 1 0 1', 2000",
    })
    void theNextNumberIsTheEvenOneButNotTooFarAway(String tried, long next) {
        assertEquals(next, Long.parseLong(EvenNodes.answer(lines(tried), 700).split(" ", -1)[0]));
    }

    /** Games follow a curve that is even at a known number; its interval must hold it in 95 of 100 runs, give or take. */
    @Test
    void theIntervalHoldsTheTrueNumber() {
        SplittableRandom random = new SplittableRandom(7);
        double truth = 3000;
        int held = 0;
        for (int run = 0; run < 400; run++) {
            List<String> tried = new ArrayList<>();
            for (long nodes = 750; nodes <= 12_000; nodes *= 2) {
                tried.add(nodes + " " + pairs(nodes, truth, random));
            }
            String[] answer = EvenNodes.answer(tried, 1).split(" ", -1);
            held += Double.parseDouble(answer[2]) <= truth && truth <= Double.parseDouble(answer[3]) ? 1 : 0;
        }
        assertTrue(held >= 366 && held <= 394, held + " of 400");
    }

    @Test
    void manyGamesFindTheNumberAndWhatADoublingIsWorth() {
        SplittableRandom random = new SplittableRandom(7);
        List<String> tried = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            long nodes = 750L << (i % 5);
            tried.add(nodes + " " + pairs(nodes, 3000, random));
        }
        String[] answer = EvenNodes.answer(tried, 1).split(" ", -1);
        assertEquals(3000, Double.parseDouble(answer[1]), 150);
        assertEquals(0.6 * 400 / Math.log(10), Double.parseDouble(answer[4]), 6);
    }

    @ParameterizedTest
    @CsvSource({"'1000 1 2 3 4'", "'1000 1 2 3 4 x'", "'many 1 2 3 4 5'"})
    void aMalformedLineIsRefused(String line) {
        assertThrows(UsageException.class, () -> EvenNodes.answer(List.of(line), 1));
    }

    /** Ten pairs at a number of nodes: how many brought 0 to 4 half points, if 0.6 logits are what a doubling is worth. */
    private static String pairs(long nodes, double even, SplittableRandom random) {
        double share = 1 / (1 + Math.exp(0.6 * Math.log(nodes / even) / Math.log(2)));
        int[] counts = new int[HALF_POINTS + 1];
        for (int pair = 0; pair < 10; pair++) {
            int half = 0;
            for (int i = 0; i < HALF_POINTS; i++) {
                half += random.nextDouble() < share ? 1 : 0;
            }
            counts[half]++;
        }
        return Arrays.toString(counts).replaceAll("[\\[\\],]", "");
    }

    private static List<String> lines(String tried) {
        return tried.isEmpty() ? List.of() : List.of(tried.split(",", -1));
    }
}
