package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.CountedMetric.part;
import static org.plyspace.lab.numbers.CountedMetric.plies;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.plyspace.statistics.Measurement;

/** Metrics of what the rules themselves treat as special: tagged moves, and boards that carry pawns. */
final class SpecialMetrics {

    /** The tag of board moves in rule sets with movable boards; the metric of board moves counts them already. */
    private static final String BOARD_MOVE = "board move";

    private SpecialMetrics() {}

    static List<CountedMetric> all() {
        return List.of(ofMoves(), ofGames(), mattered(), promotedAfterCarriage(), carriageToPromotion());
    }

    private static CountedMetric ofMoves() {
        return ofTags(
                new Metric(
                        "tag",
                        "moves with a tag",
                        MetricGroup.RULES,
                        Unit.SHARE_OF_MOVES,
                        "moves with the tag / moves; a row for each tag that the rule set declares, but \"" + BOARD_MOVE
                                + "\" where boards move: see board-move",
                        "this project; after Tomasev et al. 2020, section 4 (use of the new moves)",
                        "How often a special move is played.",
                        false),
                "",
                Measurement.SHARE_OF_MOVES,
                (traits, name) -> !(name.equals(BOARD_MOVE) && SpaceMetrics.haveMovingBoards(traits)),
                tag -> trace -> plies(trace, ply -> hasTag(trace, ply, tag)));
    }

    private static CountedMetric ofGames() {
        return ofTags(
                new Metric(
                        "tag-games",
                        "games with a tag",
                        MetricGroup.RULES,
                        Unit.SHARE_OF_GAMES,
                        "games with a move after the opening that has the tag / games; a row for each tag that the rule set declares",
                        "this project; after Tomasev et al. 2020, section 4 (use of the new moves)",
                        "In how many games somebody chooses a special move; drawn openings do not count.",
                        false),
                ", games",
                Measurement.SHARE_OF_GAMES,
                (traits, name) -> true,
                tag -> trace -> new double[] {
                    IntStream.range(trace.summary().openingPlies(), trace.plies())
                                    .anyMatch(ply -> hasTag(trace, ply, tag))
                            ? 1
                            : 0,
                    1
                });
    }

    private static CountedMetric mattered() {
        return ofTags(
                new Metric(
                        "tag-mattered",
                        "plies where a tag mattered",
                        MetricGroup.RULES,
                        Unit.SHARE_OF_PLIES,
                        "plies at which p after the best move with the tag exceeds p after the best move without it by 0.1 at least"
                                + " / plies; p of the side to move, both searched with 2,000 nodes where a search of one ply makes"
                                + " the former better by 20 hundredths of a pawn",
                        "this project",
                        "How often only a special move avoids a loss, whether or not it was played.",
                        true),
                ", mattered",
                Measurement.SHARE_OF_MOVES,
                (traits, name) -> true,
                tag -> trace -> trace.judged()
                        .map(judged -> part(judged.mattering(tag), trace.plies()))
                        .orElse(null));
    }

    /** A metric with a row for each tag; {@code readings} maps a tag's number to the way it is counted. */
    private static CountedMetric ofTags(
            Metric metric,
            String suffix,
            Measurement measurement,
            BiPredicate<RuleTraits, String> isCounted,
            IntFunction<MetricRow.Reading> readings) {
        return CountedMetric.ofSeveral(metric, (traits, parts) -> {
            for (int tag = 0; tag < traits.tags().size(); tag++) {
                String name = traits.tags().get(tag).name();
                if (isCounted.test(traits, name)) {
                    parts.add(name, name + suffix, measurement, Margin.NONE, readings.apply(tag));
                }
            }
        });
    }

    private static boolean hasTag(GameTrace trace, int ply, int tag) {
        return (trace.tags(ply) >>> tag & 1) != 0;
    }

    private static CountedMetric promotedAfterCarriage() {
        return CountedMetric.of(
                new Metric(
                        "carried-promoted",
                        "carried men that promote",
                        MetricGroup.RULES,
                        Unit.SHARE_OF_MEN,
                        "men that promoted after a board had carried them / men that can promote and were carried by a board",
                        "this project; the \"warp speed\" promotion that some rules for boards on pins promise",
                        "How often riding a board ends in a promotion.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                SpaceMetrics::haveMovingBoards,
                trace -> part(trace.carriages().promoted(), trace.carriages().carried()));
    }

    private static CountedMetric carriageToPromotion() {
        return CountedMetric.of(
                new Metric(
                        "carriage-promotion",
                        "first carriage to promotion",
                        MetricGroup.RULES,
                        Unit.PLIES,
                        "plies from the move that first carried a man to the move that promoted it, summed / men carried and promoted",
                        "this project; the \"warp speed\" promotion that some rules for boards on pins promise",
                        "How fast riding a board ends in a promotion, of men that did promote; 0 if the same move does both.",
                        false),
                Measurement.RATIO,
                Margin.NONE,
                SpaceMetrics::haveMovingBoards,
                trace -> part(trace.carriages().plies(), trace.carriages().promoted()));
    }
}
