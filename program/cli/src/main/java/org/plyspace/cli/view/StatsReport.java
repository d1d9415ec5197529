package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Side;
import org.plyspace.endgame.ClockCounts;
import org.plyspace.endgame.Table;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TablePositions;
import org.plyspace.endgame.TableStats;
import org.plyspace.endgame.TableStats.Count;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.report.Numbers;

/**
 * Counts of a table for people and as JSON.
 *
 * @param variant the rule set with its options
 * @param material the men
 * @param white the positions with White to move
 * @param black the positions with Black to move
 * @param clock what the clock spoils; null where there is no table with the clock
 */
public record StatsReport(String variant, String material, OfSide white, OfSide black, OfClock clock) {

    /**
     * What the clock spoils.
     *
     * @param plies the plies of the clock at which a game is drawn
     * @param longest the most plies to a reset of the clock or the end of the game
     * @param white the positions with White to move
     * @param black the positions with Black to move
     */
    public record OfClock(int plies, int longest, ClockSide white, ClockSide black) {}

    /**
     * What the clock spoils with one side to move.
     *
     * @param winsSpoilt wins that become draws
     * @param lossesSpared losses that become draws
     * @param longestWin a win in which the next reset or the end takes longest; empty if there is none
     * @param longestLoss the same of losses
     */
    public record ClockSide(Count winsSpoilt, Count lossesSpared, String longestWin, String longestLoss) {}

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
            String longestLoss) {}

    /** The report on a table. */
    public static StatsReport of(FixedBoards ground, Table table, TableStats stats) {
        TablePositions positions = new TablePositions(ground, table);
        return new StatsReport(
                ground.rules().setting(),
                table.material().toString(),
                side(positions, Side.WHITE, stats.white()),
                side(positions, Side.BLACK, stats.black()),
                null);
    }

    /** The same report with what the clock spoils, by the table with the clock. */
    public StatsReport with(FixedBoards ground, TableFile table, TableStats counted) {
        ClockCounts clock = table.header().clock().orElseThrow();
        TablePositions positions = new TablePositions(ground, table);
        return new StatsReport(
                variant,
                material,
                white,
                black,
                new OfClock(
                        clock.plies(),
                        table.longest(),
                        side(positions, Side.WHITE, clock, counted.white()),
                        side(positions, Side.BLACK, clock, counted.black())));
    }

    private static ClockSide side(TablePositions positions, Side side, ClockCounts clock, TableStats.SideStats stats) {
        return new ClockSide(
                clock.winsSpoilt(side),
                clock.lossesSpared(side),
                text(positions, side, stats.longestWin()),
                text(positions, side, stats.longestLoss()));
    }

    private static String text(TablePositions positions, Side side, long number) {
        return number < 0 ? "" : positions.text(side, number);
    }

    private static OfSide side(TablePositions positions, Side side, TableStats.SideStats stats) {
        return new OfSide(
                stats.wins(),
                stats.draws(),
                stats.losses(),
                stats.winsIn(),
                stats.lossesIn(),
                text(positions, side, stats.longestWin()),
                text(positions, side, stats.longestLoss()));
    }

    /** The report in words. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(material + " of " + variant + ", positions and, in brackets, those up to symmetry");
        add(lines, Side.WHITE, white);
        add(lines, Side.BLACK, black);
        if (clock != null) {
            lines.add("clock of " + clock.plies + " plies; longest to a reset or the end: " + clock.longest);
            add(lines, Side.WHITE, clock.white);
            add(lines, Side.BLACK, clock.black);
        }
        return lines;
    }

    private static void add(List<String> lines, Side side, ClockSide stats) {
        lines.add("with the clock, " + side.word() + " to move: spoilt wins " + text(stats.winsSpoilt)
                + ", spared losses " + text(stats.lossesSpared));
        add(lines, stats.longestWin, stats.longestLoss);
    }

    private static void add(List<String> lines, String longestWin, String longestLoss) {
        if (!longestWin.isEmpty()) {
            lines.add("  a longest win: " + longestWin);
        }
        if (!longestLoss.isEmpty()) {
            lines.add("  a longest loss: " + longestLoss);
        }
    }

    private static void add(List<String> lines, Side side, OfSide stats) {
        lines.add(side.word() + " to move: wins " + text(stats.wins) + ", draws " + text(stats.draws) + ", losses "
                + text(stats.losses));
        stats.winsIn.forEach((plies, count) -> lines.add("  win in " + plies + ": " + text(count)));
        stats.lossesIn.forEach((plies, count) -> lines.add("  loss in " + plies + ": " + text(count)));
        add(lines, stats.longestWin, stats.longestLoss);
    }

    private static String text(Count count) {
        return Numbers.whole(count.whole()) + " (" + Numbers.whole(count.folded()) + ")";
    }
}
