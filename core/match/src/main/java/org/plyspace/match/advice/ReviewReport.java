package org.plyspace.match.advice;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.record.GameLine;
import org.plyspace.search.review.ReviewedMove;
import org.plyspace.search.review.ReviewedMove.MoveGrade;

/**
 * The review of a game, move by move, as text and as JSON.
 *
 * @param start the position in which the game begins
 * @param nodes the most nodes searched for each position
 * @param sides the summary of each side that moved
 */
public record ReviewReport(String variant, String start, long nodes, List<Entry> moves, Map<String, Sum> sides) {

    /** The most moves of a line in text. */
    private static final int SHOWN = 5;
    /** The least loss counted as large, in centipawns. */
    private static final int MUCH = 100;

    private static final String COMMENT = "[analysis: ";

    /** The comment of an earlier analysis, with its score. */
    private static final Pattern OLDER =
            Pattern.compile(Pattern.quote(COMMENT) + "[^]]*]( " + Pattern.quote(EvalText.BEGINNING) + "[^],]*])?");

    /**
     * The review of a move.
     *
     * @param ply from 1 at the start of the game
     * @param before the score for the side to move before the move
     * @param after the score for that side after the move
     * @param loss the loss in centipawns, from 0
     * @param given the share of points that the move gave away, 0 to 1
     * @param grade {@code inaccuracy}, {@code mistake} or {@code blunder}; missing if it was none of these
     * @param best whether no better move was found
     * @param line best play from the position before the move
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Entry(
            int ply,
            int number,
            String side,
            String move,
            Score before,
            Score after,
            int loss,
            double given,
            Optional<String> grade,
            boolean best,
            List<String> line) {

        private String place() {
            return number
                    + (side.equals(Side.WHITE.word()) ? ". " : "... ")
                    + move
                    + MoveGrade.of(given).sign();
        }

        private boolean is(MoveGrade one) {
            return grade.equals(Optional.of(one.word()));
        }

        private String shownLine() {
            return String.join(" ", line.subList(0, Math.min(SHOWN, line.size())));
        }

        private String eval() {
            return EvalText.of(
                    side.equals(Side.WHITE.word()) ? Side.WHITE : Side.BLACK, after.asScore(), OptionalInt.empty());
        }

        private String comment() {
            return COMMENT + after.text()
                    + (best
                            ? "; best"
                            : "; loss " + pawns(loss)
                                    + grade.map(word -> ", " + word).orElse("") + "; best line " + shownLine())
                    + "]";
        }
    }

    /**
     * The summary of a side's moves.
     *
     * @param meanLoss the mean loss in centipawns
     * @param largeLosses the number of moves that lost more than a pawn
     * @param blunders the number of moves graded as blunders; the next two count the other grades
     * @param bestShare the share of moves for which no better one was found, 0 to 1
     */
    public record Sum(
            int moves,
            double meanLoss,
            int largeLosses,
            int blunders,
            int mistakes,
            int inaccuracies,
            double bestShare) {

        private static Sum of(List<Entry> entries) {
            return new Sum(
                    entries.size(),
                    entries.stream().mapToInt(Entry::loss).average().orElse(0),
                    (int) entries.stream().filter(entry -> entry.loss > MUCH).count(),
                    count(entries, MoveGrade.BLUNDER),
                    count(entries, MoveGrade.MISTAKE),
                    count(entries, MoveGrade.INACCURACY),
                    entries.stream()
                            .mapToInt(entry -> entry.best ? 1 : 0)
                            .average()
                            .orElse(0));
        }

        private static int count(List<Entry> entries, MoveGrade grade) {
            return (int) entries.stream().filter(entry -> entry.is(grade)).count();
        }

        private String inWords() {
            return String.format(
                    Locale.ROOT,
                    "%s, mean loss %.2f pawns, %d over 1.00, best %.0f %%; %s, %s, %s",
                    counted(moves, "move", "moves"),
                    meanLoss / MUCH,
                    largeLosses,
                    100 * bestShare,
                    counted(blunders, "blunder", "blunders"),
                    counted(mistakes, "mistake", "mistakes"),
                    counted(inaccuracies, "inaccuracy", "inaccuracies"));
        }

        private static String counted(int number, String one, String many) {
            return number + " " + (number == 1 ? one : many);
        }
    }

    /** Creates the report on a game. */
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
                    Score.of(move.best().score()),
                    Score.of(move.after()),
                    move.loss(),
                    move.given(),
                    Optional.of(move.grade())
                            .filter(grade -> grade != MoveGrade.GOOD)
                            .map(MoveGrade::word),
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
        return new ReviewReport(position.rules().setting(), start, nodes, entries, sides);
    }

    /** The report as text: a row for each move, then a line for each side. */
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

    /**
     * Adds the findings to the comments of the game's line. An older analysis is replaced, but not a score
     * that another program wrote as {@link EvalText}.
     */
    public GameLine onto(GameLine line) {
        SortedMap<Integer, String> comments = new TreeMap<>(line.comments());
        moves.forEach(
                entry -> comments.merge(entry.ply, joined("", entry), (comment, ignored) -> joined(comment, entry)));
        return new GameLine(line.firstPly(), line.moves(), comments, line.signs(), line.variations());
    }

    private static String joined(String comment, Entry entry) {
        String kept = OLDER.matcher(comment).replaceAll("").strip();
        String analysis = kept.contains(EvalText.BEGINNING) ? entry.comment() : entry.comment() + " " + entry.eval();
        return kept.isEmpty() ? analysis : kept + " " + analysis;
    }
}
