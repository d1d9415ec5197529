package org.plyspace.examples.millennium;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.PatternNotation;

/** {@code Rx2c7}, {@code ex3d5}, {@code R(1)2a1} (millennium.md 7). */
final class MillenniumNotation extends PatternNotation {

    private static final String CITATION = "millennium.md 7";
    private static final Pattern FORM = Pattern.compile(
            "(?<piece>[KQRBN])?(?<pawnfile>[a-h])?(\\((?<level>[1-3])?(?<file>[a-h])?(?<rank>[1-8])?\\))?(?<capture>x)?"
                    + "(?<to>[1-3][a-h][1-8])(=(?<promotion>[QRBN]))?[+#]?");
    /** What is told of an origin, in the order of the page: which of level, file and rank. */
    private static final List<int[]> PARTS = List.of(
            new int[] {0}, new int[] {1}, new int[] {2}, new int[] {0, 1}, new int[] {0, 2}, new int[] {1, 2}, new int[] {
                0, 1, 2
            });

    MillenniumNotation() {
        super(
                "notation of the published games",
                FORM,
                Pattern.compile(CASTLING + "[+#]?"),
                ": expected a piece's letter, its origin in parentheses if needed, x for a capture and a square, such as"
                        + " R(1)2a1 or ex3d5 (" + CITATION + ")");
    }

    @Override
    protected String writeMove(Position position, long move) {
        String letter = letter(position, move);
        return (letter.isEmpty() ? pawnOrigin(position, move) : letter + origin(position, move))
                + (Move.isCapture(move) ? "x" : "")
                + MillenniumVariant.name(Move.to(move))
                + promotion(position, move);
    }

    /** The other men's moves that are written alike, but for the origin. */
    private static List<Long> alike(Position position, long move) {
        return rivals(position, move).stream()
                .filter(rival -> Move.isCapture(rival) == Move.isCapture(move))
                .toList();
    }

    private static String origin(Position position, long move) {
        List<Long> rivals = alike(position, move);
        if (rivals.isEmpty()) {
            return "";
        }
        return PARTS.stream()
                .filter(parts -> rivals.stream().noneMatch(rival -> part(rival, parts).equals(part(move, parts))))
                .findFirst()
                .map(parts -> "(" + part(move, parts) + ")")
                .orElseThrow();
    }

    private static String part(long move, int... parts) {
        String name = MillenniumVariant.name(Move.from(move));
        StringBuilder told = new StringBuilder();
        for (int part : parts) {
            told.append(name.charAt(part));
        }
        return told.toString();
    }

    /** A capture begins with the file; if necessary the level is added, then the rank. */
    private static String pawnOrigin(Position position, long move) {
        boolean capture = Move.isCapture(move);
        List<Long> rivals = alike(position, move);
        String file = part(move, 1);
        if (rivals.stream().noneMatch(rival -> !capture || part(rival, 1).equals(file))) {
            return capture ? file : "";
        }
        boolean levelTells = rivals.stream().noneMatch(rival -> part(rival, 0, 1).equals(part(move, 0, 1)));
        return "(" + (levelTells ? part(move, 0, 1) : part(move, 0, 1, 2)) + ")";
    }

    @Override
    protected Verdict judge(Position position, Matcher read, String text) {
        LongPredicate wanted = asRead(position, read)
                .and(move -> fits(read.group("level"), part(move, 0))
                        && fits(read.group("file"), part(move, 1))
                        && fits(read.group("pawnfile"), part(move, 1))
                        && fits(read.group("rank"), part(move, 2)));
        return new MoveFinder(position)
                .judge(type(position, read), MillenniumVariant.cell(read.group("to")), wanted, text, CITATION);
    }
}
