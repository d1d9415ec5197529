package org.plyspace.lab.numbers;

import static org.plyspace.lab.numbers.CountedMetric.each;
import static org.plyspace.lab.numbers.CountedMetric.plies;

import java.util.List;
import org.plyspace.statistics.Measurement;

/** Metrics of how games use the board. */
final class SpaceMetrics {

    static final Metric HEAT = new Metric(
            "heat",
            "heat maps",
            MetricGroup.SPACE,
            Unit.SHARE_OF_POSITIONS,
            "for each piece and cell, positions of a game in which such a piece stands there / positions of the game, mean over games",
            "lichess.org insights; Ludii: Board Sites Occupied",
            "Where each kind of piece stands, and for how long.",
            false);

    private SpaceMetrics() {}

    static List<CountedMetric> all() {
        return List.of(cells(), levelUse(), levelChange(), boardMoves(), rankKept(), CountedMetric.ofNone(HEAT));
    }

    private static CountedMetric cells() {
        return CountedMetric.of(
                new Metric(
                        "cells",
                        "cells ever occupied",
                        MetricGroup.SPACE,
                        Unit.SHARE_OF_CELLS,
                        "cells a man stood on in any position of a game / cells, mean over games",
                        "Ludii: Board Coverage Default",
                        "How much of the board a game uses.",
                        false),
                Measurement.SHARE_OF_GAMES,
                Margin.NONE,
                each(
                        trace -> true,
                        trace -> (double) trace.cellsUsed()
                                / trace.traits().rules().cells()));
    }

    private static CountedMetric levelUse() {
        return CountedMetric.ofSeveral(
                new Metric(
                        "level",
                        "use of each level",
                        MetricGroup.SPACE,
                        Unit.SHARE_OF_MOVES,
                        "steps of pieces that end on the level / steps of pieces; levels are counted from the lowest",
                        "this project, after Ludii: Board Coverage Used",
                        "To which level pieces go. Boards' moves, drops, passes and captures from afar are no steps; of castling, the"
                                + " king's counts.",
                        false),
                (traits, parts) -> {
                    for (int level = 0;
                            traits.levels().size() > 1
                                    && level < traits.levels().size();
                            level++) {
                        int z = traits.levels().get(level);
                        parts.add(
                                String.valueOf(level + 1),
                                "to level " + (level + 1),
                                Measurement.SHARE_OF_MOVES,
                                Margin.NONE,
                                trace -> plies(
                                        trace,
                                        trace::isStep,
                                        ply -> traits.rules().placeZ(trace.to(ply)) == z));
                    }
                });
    }

    private static CountedMetric levelChange() {
        return CountedMetric.of(
                new Metric(
                        "level-change",
                        "moves that change level",
                        MetricGroup.SPACE,
                        Unit.SHARE_OF_MOVES,
                        "steps of pieces that end on another level / steps of pieces",
                        "this project; the tag \"level change\"",
                        "How three-dimensional the play of the pieces is.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                traits -> traits.levels().size() > 1,
                trace -> plies(
                        trace,
                        trace::isStep,
                        ply -> trace.traits().rules().placeZ(trace.from(ply))
                                != trace.traits().rules().placeZ(trace.to(ply))));
    }

    private static CountedMetric boardMoves() {
        return CountedMetric.of(
                new Metric(
                        "board-move",
                        "board moves",
                        MetricGroup.SPACE,
                        Unit.SHARE_OF_MOVES,
                        "moves of boards / moves",
                        "this project; the tag \"board move\"",
                        "How often a side moves a board instead of a piece.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                SpaceMetrics::haveMovingBoards,
                trace -> plies(trace, trace::isBoardMove));
    }

    /** Whether the rule set has boards that can move. */
    static boolean haveMovingBoards(RuleTraits traits) {
        return !traits.boardCells().isEmpty();
    }

    private static CountedMetric rankKept() {
        return CountedMetric.of(
                new Metric(
                        "rank-kept",
                        "moves that keep the rank",
                        MetricGroup.SPACE,
                        Unit.SHARE_OF_MOVES,
                        "steps of pieces that end on the rank they began on / steps of pieces",
                        "this project, after rules by which most moves must change the rank",
                        "How much pieces move sideways or straight up instead of onwards.",
                        false),
                Measurement.SHARE_OF_MOVES,
                Margin.NONE,
                traits -> traits.ranks() > 1,
                trace -> plies(
                        trace,
                        trace::isStep,
                        ply -> trace.traits().rules().placeY(trace.from(ply))
                                == trace.traits().rules().placeY(trace.to(ply))));
    }
}
