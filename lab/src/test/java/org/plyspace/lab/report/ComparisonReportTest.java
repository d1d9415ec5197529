package org.plyspace.lab.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.Progress;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.lab.toy.Broken;

/** Holds the reports against texts that were read and found right; the numbers in them are checked elsewhere. */
class ComparisonReportTest {

    private static final Comparison COINS = new ComparisonRun(
                    new ComparisonSettings(200, 7, 3), Broken.registry(() -> null))
            .run(List.of("coin", "coin:tag=off"), false, 2, Progress.NONE);

    @Test
    void tableWithSeed7() {
        assertEquals(golden("coins.txt"), new ComparisonTable(COINS).render(80));
    }

    @Test
    void jsonWithSeed7() {
        assertEquals(golden("coins.json"), ComparisonData.json(COINS));
    }

    @Test
    void csvWithSeed7() {
        assertEquals(golden("coins.csv"), ComparisonData.csv(COINS));
    }

    private static String golden(String name) {
        try (InputStream in = ComparisonReportTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(name, unreadable);
        }
    }
}
