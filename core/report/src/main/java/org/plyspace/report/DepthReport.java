package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyspace.lab.numbers.DepthMeasure;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.Fields;
import org.plyspace.report.doc.Table;
import org.plyspace.statistics.PairCounts;
import org.plyspace.statistics.PairStrength;

/**
 * How many Elo points a doubling of the nodes gains, as text and as JSON.
 *
 * @param games the number of games of each doubling
 * @param depths what was measured of each rule set
 */
public record DepthReport(int games, long seed, Map<String, DepthMeasure.Depth> depths) {

    /** What programs read: steps begin with the fewest nodes, and scores are those of the side with more. */
    @JsonValue
    Fields data() {
        List<Fields> variants = new ArrayList<>();
        depths.forEach((variant, depth) -> variants.add(new Fields()
                .with("variant", variant)
                .with("eloPerDoubling", Numbers.Interval.of(depth.perDoubling()))
                .with("steps", steps(depth))));
        return new Fields().with("games", games).with("seed", seed).with("variants", variants);
    }

    private static List<Fields> steps(DepthMeasure.Depth depth) {
        List<Fields> steps = new ArrayList<>();
        int nodes = DepthMeasure.FEWEST;
        for (PairCounts pairs : depth.steps()) {
            PairStrength strength = PairStrength.of(pairs);
            steps.add(new Fields()
                    .with("nodes", 2 * nodes)
                    .with("against", nodes)
                    .with("pairs", pairs.toArray())
                    .with("score", Numbers.Interval.of(strength.score()))
                    .with("elo", Numbers.Interval.of(strength.elo())));
            nodes *= 2;
        }
        return steps;
    }

    /** The report as text: a row for each rule set with the mean, then each step. */
    public List<String> lines() {
        Table means = Table.aligned();
        depths.forEach((variant, depth) ->
                means.row(Numbers.format("%-7s", variant), Cell.of(Numbers.elo(depth.perDoubling()))));
        Document document = new Document()
                .title(Numbers.format("Elo of twice the nodes, %,d games of each doubling, seed %d", games, seed))
                .gap()
                .table(means);
        depths.forEach((variant, depth) -> {
            document.gap().title(variant);
            int nodes = DepthMeasure.FEWEST;
            for (PairCounts pairs : depth.steps()) {
                document.title(Numbers.format(
                        "  %,5d against %,5d nodes: %s, pairs with 0 to 4 half points: %s",
                        2 * nodes, nodes, Numbers.elo(PairStrength.of(pairs).elo()), MatchReport.pairs(pairs)));
                nodes *= 2;
            }
        });
        return document.lines(Integer.MAX_VALUE);
    }
}
