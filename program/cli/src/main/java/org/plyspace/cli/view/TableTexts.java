package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.endgame.ArrangementTables;
import org.plyspace.endgame.ClockCounts;
import org.plyspace.endgame.TableEstimate;
import org.plyspace.endgame.TableHeader;
import org.plyspace.endgame.Value;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.report.Numbers;

/** Tablebases in words. */
public final class TableTexts {

    private static final int MILLION = 1_000_000;
    private static final int MINUTE = 60;

    private TableTexts() {}

    /** What a table will take: {@code KQvK: 66,304 positions, 1 MB of memory, at most 1 MB on disk, about 40 s}. */
    public static String estimate(TableEstimate estimate, int threads) {
        return estimate.material() + ": " + needs(estimate, threads);
    }

    /** The same without the material. */
    public static String needs(TableEstimate estimate, int threads) {
        return Numbers.whole(estimate.numbers()) + " positions to number, "
                + megabytes(estimate.memory()) + " MB of memory, at most " + megabytes(estimate.disk()) + " MB on disk"
                + (estimate.seconds() == 0 ? "" : ", about " + time(estimate.seconds() / threads));
    }

    /** What many will take: {@code KQvK in 24 arrangements, 6 up to symmetry: about ...}. */
    public static String estimate(ArrangementTables tables, TableEstimate all, int threads) {
        return tables.material() + " in " + Numbers.whole(tables.arrangements()) + " arrangements, "
                + Numbers.whole(tables.size()) + " up to symmetry" + drawn(tables) + ": about " + needs(all, threads);
    }

    /** Why there are no tables of a material in which boards move. */
    public static String whyNoneMove(Rules rules, Material men) {
        long arrangements = Arrangements.of(rules, men).stream()
                .mapToLong(Arrangements.Standing::count)
                .sum();
        FixedBoards home = new FixedBoards(rules, Arrangement.atHome(rules));
        double positions = arrangements * (double) home.index(home.tableOf(men)).size();
        return "tables in which boards move are not made: " + men + " would have " + Numbers.whole(arrangements)
                + " arrangements of boards to number, about " + Numbers.whole((long) positions)
                + " positions for each side to move; expected --boards fixed, or, to build and to verify, every or some:N";
    }

    private static String drawn(ArrangementTables tables) {
        return tables.size() < tables.drawnFrom() ? ", drawn at random from " + Numbers.whole(tables.drawnFrom()) : "";
    }

    /** A time of no great exactness: {@code 40 s}, {@code 12 min}, {@code 3 h}. */
    static String time(double seconds) {
        if (seconds < 2 * MINUTE) {
            return Math.max(1, Math.round(seconds)) + " s";
        }
        double minutes = seconds / MINUTE;
        return minutes < 2 * MINUTE ? Math.round(minutes) + " min" : Math.round(minutes / MINUTE) + " h";
    }

    private static String megabytes(long bytes) {
        return Numbers.whole((bytes + MILLION - 1) / MILLION);
    }

    /** A table in one line. */
    public static String summary(TableHeader header) {
        return header.clock()
                .map(clock -> header.material() + " with the clock: " + spoilt(clock) + "; longest " + plies(header)
                        + " to a reset of the clock or the end")
                .orElseGet(() -> header.material() + ": white to move " + counts(header, Side.WHITE)
                        + "; black to move " + counts(header, Side.BLACK) + "; longest " + plies(header));
    }

    private static String plies(TableHeader header) {
        return header.longest() + (header.longest() == 1 ? " ply" : " plies");
    }

    /** What a clock spoils, whoever is to move: {@code 100 plies spoil 12 wins of White and 0 of Black}. */
    private static String spoilt(ClockCounts clock) {
        return clock.plies() + " plies spoil "
                + Numbers.whole(spoilt(clock, Side.WHITE)) + " wins of White and "
                + Numbers.whole(spoilt(clock, Side.BLACK)) + " of Black";
    }

    private static long spoilt(ClockCounts clock, Side winner) {
        return clock.winsSpoilt(winner).whole()
                + clock.lossesSpared(winner.opposite()).whole();
    }

    /** What a table with the clock says, a line each. */
    public static List<String> clock(TableHeader header) {
        List<String> lines = new ArrayList<>();
        header.clock().ifPresent(clock -> {
            lines.add("clock: a game is drawn " + clock.plies() + " plies after it was reset");
            lines.add("longest to a reset of the clock or the end: " + plies(header));
            for (Side side : Side.values()) {
                lines.add("with the clock, " + side.word() + " to move: " + counts(header, side) + "; spoilt wins "
                        + Numbers.whole(clock.winsSpoilt(side).whole()) + ", spared losses "
                        + Numbers.whole(clock.lossesSpared(side).whole()));
            }
        });
        return lines;
    }

    private static String counts(TableHeader header, Side side) {
        List<Long> counts = header.counts().get(side.index());
        return "wins " + Numbers.whole(counts.get(0)) + ", draws " + Numbers.whole(counts.get(1)) + ", losses "
                + Numbers.whole(counts.get(2));
    }

    /** All that a header says, a line each. */
    public static List<String> header(TableHeader header) {
        List<String> lines = new ArrayList<>();
        lines.add("format: " + header.kind().format());
        lines.add("variant: " + header.setting());
        lines.add("source: " + header.source());
        lines.add("boards: " + header.boards());
        lines.add("material: " + header.material());
        lines.add("symmetries: " + header.symmetries());
        lines.add("numbers for each side to move: " + Numbers.whole(header.numbers()));
        lines.add("longest: " + header.longest() + " plies");
        lines.add("white to move: " + counts(header, Side.WHITE));
        lines.add("black to move: " + counts(header, Side.BLACK));
        header.excluded().forEach(what -> lines.add("left out: " + what));
        lines.add("values: " + header.values());
        return lines;
    }

    /** The plies to the end of the game; null for a draw. */
    public static Integer plies(int value) {
        return value == Value.DRAW ? null : Value.plies(value);
    }
}
