package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.testing.Broken;
import org.plyspace.lab.compare.ComparedSetting;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonRun;
import org.plyspace.lab.compare.ComparisonSettings;
import org.plyspace.tck.GoldenFile;

/** Compares the reports with texts that were read and found right; the numbers in them are tested elsewhere. */
class ComparisonReportTest {

    private static final Comparison COINS = coins();

    private static Comparison coins() {
        return coins(200);
    }

    private static Comparison coins(int games) {
        Registry registry = Broken.registry(() -> null);
        ComparisonSettings settings = new ComparisonSettings(
                List.of("random"), games, 7, 0, 3, List.of(), false, Optional.empty(), Duration.ofSeconds(60));
        return new ComparisonRun(settings)
                .run(
                        Stream.of("coin", "coin:tag=off")
                                .map(spec -> new ComparedSetting(spec, registry, spec, true))
                                .toList(),
                        2,
                        Progress.NONE);
    }

    @Test
    void tableWithSeed7() {
        golden("coins.txt").holds(new ComparisonDoc(COINS).whole().text(80));
    }

    @Test
    void oneGameShowsNoDifferenceAndNoEmptyTable() {
        String text = new ComparisonDoc(coins(1)).whole().text(80);

        assertTrue(text.contains("""
                        coin:tag=off against coin, random

                        The rule never acted: the only game is the same, move for move. It acts in at
                        most 79.3 % of games.
                        """), text);
    }

    @Test
    void jsonWithSeed7() {
        golden("coins.json").holds(ComparisonData.json(COINS));
    }

    @Test
    void explanationOfCoins() {
        golden("coins-explained.txt")
                .holds(new ComparisonDoc(COINS).explanation().text(80));
    }

    @Test
    void csvWithSeed7() {
        golden("coins.csv").holds(ComparisonData.csv(COINS));
    }

    private static GoldenFile golden(String name) {
        return GoldenFile.of(ComparisonReportTest.class, name);
    }
}
