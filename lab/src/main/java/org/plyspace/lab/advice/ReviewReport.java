package org.plyspace.lab.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.record.GameLine;
import org.plyspace.search.review.ReviewedMove;

/**
 * What each move of a game was worth, in words and numbers: the JSON form.
 *
 * @param start the position that the game begins in
 * @param nodes how many moves the search of each position made at most
 * @param sides what it comes to for each side that moved
 */
public record ReviewReport(String variant, String start, long nodes, List<Entry> moves, Map<String, Sum> sides) {

    /** How many moves of a line are shown to people. */
    private static final int SHOWN = 5;
    /** From here on a loss, in hundredths of a pawn, is counted. */
    private static final int MUCH = 100;

    private static final String COMMENT = "[analysis: ";

    /**
     * A move that was played.
     *
     * @param ply from 1 at the start of the game
     * @param before what the position is worth for the side that moves
     * @param after what it is worth for that side with the move
     * @param loss in hundredths of a pawn, from 0
     * @param best whether nothing better was found
     * @param line best play from the position before the move
     */
    public record Entry(
            int ply,
            int number,
            String side,
            String move,
            Worth before,
            Worth after,
            int loss,
            boolean best,
            List<String> line) {

        private String place() {
            return number + (side.equals(Side.WHITE.word()) ? ". " : "... ") + move;
        }

        private String shownLine() {
            return String.join(" ", line.subList(0, Math.min(SHOWN, line.size())));
        }

        private String comment() {
            return COMMENT + after.text() + (best ? "; best" : "; loss " + pawns(loss) + "; best line " + shownLine())
                    + "]";
        }
    }

    /**
     * A side's moves taken together.
     *
     * @param meanLoss in hundredths of a pawn
     * @param largeLosses how many moves lost more than a pawn
     * @param bestShare the share of moves than which nothing better was found, 0 to 1
     */
    public record Sum(int moves, double meanLoss, int largeLosses, double bestShare) {

        private static Sum of(List<Entry> entries) {
            return new Sum(
                    entries.size(),
                    entries.stream().mapToInt(Entry::loss).average().orElse(0),
                    (int) entries.stream().filter(entry -> entry.loss > MUCH).count(),
                    entries.stream()
                            .mapToInt(entry -> entry.best ? 1 : 0)
                            .average()
                            .orElse(0));
        }

        private String inWords() {
            return String.format(
                    Locale.ROOT,
                    "%d %s, mean loss %.2f pawns, %d over 1.00, best %.0f %%",
                    moves,
                    moves == 1 ? "move" : "moves",
                    meanLoss / MUCH,
                    largeLosses,
                    100 * bestShare);
        }
    }

    /** Of a game. */
    public static ReviewReport of(Game game, List<ReviewedMove> reviewed, long nodes) {
        Position position = game.position().rules().position(game.start(), Purpose.GAME);
        String start = position.words().text();
        List<Entry> entries = new ArrayList<>();
        for (ReviewedMove move : reviewed) {
            entries.add(new Entry(
                    entries.size() + 1,
                    position.fullmoveNumber(),
                    position.sideToMove().word(),
                    position.words().text(move.move(), Notation.MACHINE),
                    Worth.of(move.best().score()),
                    Worth.of(move.after()),
                    move.loss(),
                    move.isBest(),
                    MoveTexts.inTurn(position.copy(), move.best().moves(), Notation.MACHINE)));
            position.make(move.move());
        }
        Map<String, Sum> sides = new TreeMap<>(Comparator.reverseOrder());
        for (Side side : Side.values()) {
            List<Entry> own = entries.stream()
                    .filter(entry -> entry.side.equals(side.word()))
                    .toList();
            if (!own.isEmpty()) {
                sides.put(side.word(), Sum.of(own));
            }
        }
        return new ReviewReport(position.rules().spec(), start, nodes, entries, sides);
    }

    /** For people: a row for each move, then a line for each side. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %d %s, %,d nodes a position; scores in pawns for the side that moves",
                variant,
                moves.size(),
                moves.size() == 1 ? "ply" : "plies",
                nodes));
        int width =
                moves.stream().mapToInt(entry -> entry.place().length()).max().orElse(0);
        String row = "%-" + Math.max(width, 4) + "s %11s %11s %6s  %s";
        lines.add(String.format(Locale.ROOT, row, "move", "before", "after", "loss", "best line"));
        for (Entry entry : moves) {
            lines.add(String.format(
                    Locale.ROOT,
                    row,
                    entry.place(),
                    entry.before.text(),
                    entry.after.text(),
                    entry.best ? "best" : pawns(entry.loss),
                    entry.shownLine()));
        }
        sides.forEach((side, sum) -> lines.add(side + ": " + sum.inWords()));
        return lines;
    }

    private static String pawns(int hundredths) {
        return String.format(Locale.ROOT, "%.2f", hundredths / (double) MUCH);
    }

    /** The game's line with what was found in its comments, each after what is said there already; an older analysis gives way. */
    public GameLine onto(GameLine line) {
        SortedMap<Integer, String> comments = new TreeMap<>(line.comments());
        moves.forEach(entry -> comments.merge(entry.ply, entry.comment(), ReviewReport::joined));
        return new GameLine(line.firstPly(), line.moves(), comments, line.signs(), line.variations());
    }

    private static String joined(String comment, String analysis) {
        int old = comment.indexOf(COMMENT);
        int end = old < 0 ? -1 : comment.indexOf(']', old);
        String kept = end < 0 ? comment : (comment.substring(0, old) + comment.substring(end + 1)).strip();
        return kept.isEmpty() ? analysis : kept + " " + analysis;
    }
}
