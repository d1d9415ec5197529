package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Side;
import org.plyspace.endgame.ArrangementTables;
import org.plyspace.endgame.TableHeader;
import org.plyspace.report.Numbers;

/**
 * The tables of a material for many arrangements of boards, for people and as JSON.
 *
 * @param variant the rule set with its options
 * @param material the men
 * @param arrangements the arrangements that the tables stand for
 * @param drawnFrom how many there are up to symmetry, of which the tables are all or drawn at random
 * @param boardsMove whether boards can move in such positions, so that values are those of a game in which they do not
 * @param white the positions of all arrangements with White to move
 * @param black the same with Black to move
 * @param longest the longest win or loss in plies
 * @param longestBoards the first arrangement that has it
 * @param tables the tables made, one for all arrangements that symmetries turn into each other
 */
public record ArrangementsReport(
        String variant,
        String material,
        long arrangements,
        int drawnFrom,
        boolean boardsMove,
        Counts white,
        Counts black,
        int longest,
        String longestBoards,
        List<OfArrangement> tables) {

    /**
     * Counts of positions.
     *
     * @param wins those that the side to move wins
     * @param draws those that neither side wins
     * @param losses those that it loses
     */
    public record Counts(long wins, long draws, long losses) {

        private static Counts of(TableHeader header, Side side) {
            List<Long> counts = header.counts().get(side.index());
            return new Counts(counts.get(0), counts.get(1), counts.get(2));
        }

        private double wonShare() {
            return (double) wins / (wins + draws + losses);
        }

        private Counts plus(Counts other, int times) {
            return new Counts(wins + times * other.wins, draws + times * other.draws, losses + times * other.losses);
        }

        @Override
        public String toString() {
            return "wins " + Numbers.whole(wins) + ", draws " + Numbers.whole(draws) + ", losses "
                    + Numbers.whole(losses);
        }
    }

    /**
     * One table.
     *
     * @param boards how boards hang
     * @param standsFor the number of arrangements that symmetries make of it, itself included
     * @param longest the longest win or loss in plies
     * @param white the positions with White to move
     * @param black the positions with Black to move
     */
    public record OfArrangement(String boards, int standsFor, int longest, Counts white, Counts black) {

        private static OfArrangement of(ArrangementTables.Made made) {
            OfArrangement table = of(made.header(), made.standsFor());
            return made.exchanged() ? table.exchanged() : table;
        }

        /** What a table's header says. */
        static OfArrangement of(TableHeader header, int standsFor) {
            return new OfArrangement(
                    header.boards(),
                    standsFor,
                    header.longest(),
                    Counts.of(header, Side.WHITE),
                    Counts.of(header, Side.BLACK));
        }

        /** The same of the material with the sides exchanged. */
        OfArrangement exchanged() {
            return new OfArrangement(boards, standsFor, longest, /* white= */ black, /* black= */ white);
        }

        /** The table in one line. */
        public String line() {
            return boards + (standsFor == 1 ? "" : " (" + standsFor + " alike)") + ": white to move " + white
                    + "; black to move " + black + "; longest " + longest + " plies";
        }
    }

    /** Sums tables up; there must be one. */
    public static ArrangementsReport of(
            String variant, String material, boolean boardsMove, int drawnFrom, List<OfArrangement> tables) {
        Counts white = new Counts(0, 0, 0);
        Counts black = white;
        OfArrangement longest = tables.get(0);
        for (OfArrangement each : tables) {
            white = white.plus(each.white, each.standsFor);
            black = black.plus(each.black, each.standsFor);
            longest = each.longest > longest.longest ? each : longest;
        }
        return new ArrangementsReport(
                variant,
                material,
                tables.stream().mapToLong(OfArrangement::standsFor).sum(),
                drawnFrom,
                boardsMove,
                white,
                black,
                longest.longest,
                longest.boards,
                tables);
    }

    /** Sums up tables that were made. */
    public static ArrangementsReport of(
            ArrangementTables tables, boolean boardsMove, List<ArrangementTables.Made> made) {
        return of(
                tables.rules().setting(),
                tables.material().toString(),
                boardsMove,
                tables.drawnFrom(),
                made.stream().map(OfArrangement::of).toList());
    }

    /** What all tables come to, in words. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(material + " of " + variant + " in " + Numbers.whole(arrangements) + " arrangements, "
                + Numbers.whole(tables.size()) + " up to symmetry"
                + (tables.size() < drawnFrom ? ", drawn at random from " + Numbers.whole(drawnFrom) : ""));
        lines.add("white to move: " + white);
        lines.add("black to move: " + black);
        List<Double> won =
                tables.stream().map(each -> each.white.wonShare()).sorted().toList();
        lines.add("white to move wins from " + Numbers.percent(won.get(0)) + " to "
                + Numbers.percent(won.get(won.size() - 1)) + " of an arrangement's positions, the median is "
                + Numbers.percent(won.get(won.size() / 2)));
        lines.add("longest: " + longest + " plies, first on " + longestBoards);
        long all = tables.stream()
                .filter(each -> each.white.draws() == 0 && each.white.losses() == 0)
                .mapToLong(OfArrangement::standsFor)
                .sum();
        lines.add("arrangements in which White to move wins every position: " + Numbers.whole(all));
        return lines;
    }
}
