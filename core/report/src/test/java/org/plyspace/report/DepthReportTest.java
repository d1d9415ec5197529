package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.numbers.DepthMeasure;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.PairCounts;

class DepthReportTest {

    /** Eight pairs with 3 of 4 half points and two with 2 of 4: 70 %, 147 Elo. */
    @Test
    void everyDoublingHasALine() {
        DepthMeasure.Depth depth = new DepthMeasure.Depth(
                new Estimate(52.4, 20.1, 84.6), List.of(PairCounts.of(0, 0, 2, 8, 0), PairCounts.of(0, 0, 0, 0, 10)));

        List<String> lines = new DepthReport(20, 7, Map.of("roth:pathB=off", depth)).lines();

        assertEquals(
                List.of(
                        "Elo of twice the nodes, 20 games of each doubling, seed 7",
                        "",
                        "roth:pathB=off  +52 (+20 to +85)",
                        "",
                        "roth:pathB=off",
                        "    250 against   125 nodes: +147 (+88 to +215), pairs with 0 to 4 half points: 0 0 2 8 0",
                        "    500 against   250 nodes: above +183, pairs with 0 to 4 half points: 0 0 0 0 10"),
                lines);
    }
}
