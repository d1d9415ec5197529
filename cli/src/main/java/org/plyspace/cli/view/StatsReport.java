package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Side;
import org.plyspace.endgame.Table;
import org.plyspace.endgame.TablePositions;
import org.plyspace.endgame.TableStats;
import org.plyspace.endgame.TableStats.Count;
import org.plyspace.endgame.TableStats.SideStats;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.report.Numbers;

/**
 * Counts of a table for people and as JSON.
 *
 * @param variant the rule set with its options
 * @param material the men
 * @param white the positions with White to move
 * @param black the positions with Black to move
 */
public record StatsReport(String variant, String material, OfSide white, OfSide black) {

    /**
     * One side to move.
     *
     * @param wins positions that it wins
     * @param draws positions that neither side wins
     * @param losses positions that it loses
     * @param winsIn wins by plies
     * @param lossesIn losses by plies
     * @param longestWin a longest win; empty if there is none
     * @param longestLoss a longest loss; empty if there is none
     */
    public record OfSide(
            Count wins,
            Count draws,
            Count losses,
            Map<Integer, Count> winsIn,
            Map<Integer, Count> lossesIn,
            String longestWin,
            String longestLoss) {

        /** Copies the maps, in order. */
        public OfSide {
            winsIn = new LinkedHashMap<>(winsIn);
            lossesIn = new LinkedHashMap<>(lossesIn);
        }
    }

    /** The report on a table. */
    public static StatsReport of(FixedBoards ground, Table table, TableStats stats) {
        TablePositions positions = new TablePositions(ground, table);
        return new StatsReport(
                ground.rules().setting(),
                table.material().toString(),
                side(positions, Side.WHITE, stats.white()),
                side(positions, Side.BLACK, stats.black()));
    }

    private static OfSide side(TablePositions positions, Side side, SideStats stats) {
        return new OfSide(
                stats.wins(),
                stats.draws(),
                stats.losses(),
                stats.winsIn(),
                stats.lossesIn(),
                stats.longestWin() < 0 ? "" : positions.text(side, stats.longestWin()),
                stats.longestLoss() < 0 ? "" : positions.text(side, stats.longestLoss()));
    }

    /** The report in words. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(material + " of " + variant + ", positions and, in brackets, those up to symmetry");
        add(lines, Side.WHITE, white);
        add(lines, Side.BLACK, black);
        return lines;
    }

    private static void add(List<String> lines, Side side, OfSide stats) {
        lines.add(side.word() + " to move: wins " + text(stats.wins) + ", draws " + text(stats.draws) + ", losses "
                + text(stats.losses));
        stats.winsIn.forEach((plies, count) -> lines.add("  win in " + plies + ": " + text(count)));
        stats.lossesIn.forEach((plies, count) -> lines.add("  loss in " + plies + ": " + text(count)));
        if (!stats.longestWin.isEmpty()) {
            lines.add("  a longest win: " + stats.longestWin);
        }
        if (!stats.longestLoss.isEmpty()) {
            lines.add("  a longest loss: " + stats.longestLoss);
        }
    }

    private static String text(Count count) {
        return Numbers.whole(count.whole()) + " (" + Numbers.whole(count.folded()) + ")";
    }
}
