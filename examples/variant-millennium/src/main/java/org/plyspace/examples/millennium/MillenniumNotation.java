package org.plyspace.examples.millennium;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.SourceNotation;

/** {@code Rx2c7}, {@code ex3d5}, {@code R(1)2a1} (millennium.md 7). */
final class MillenniumNotation implements SourceNotation {

    private static final String CITATION = "millennium.md 7";
    private static final String PAWN = "P";
    private static final Pattern FORM = Pattern.compile(
            "(?<piece>[KQRBN])?(?<pawnfile>[a-h])?(\\((?<level>[1-3])?(?<file>[a-h])?(?<rank>[1-8])?\\))?(?<capture>x)?"
                    + "(?<to>[1-3][a-h][1-8])(=(?<promotion>[QRBN]))?[+#]?");
    private static final Pattern CASTLING = Pattern.compile("(?<way>(O-O|0-0)(-O|-0)?)[+#]?");
    /** What is told of an origin, in the order of the page: which of level, file and rank. */
    private static final List<int[]> PARTS = List.of(
            new int[] {0}, new int[] {1}, new int[] {2}, new int[] {0, 1}, new int[] {0, 2}, new int[] {1, 2}, new int[] {
                0, 1, 2
            });

    @Override
    public Notation notation() {
        return new Notation("source", "notation of the published games", true);
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? "#" : "+";
    }

    @Override
    public String write(Position position, long move) {
        if (Move.kind(move) == Move.CASTLING) {
            return position.words().text(move, Notation.MACHINE);
        }
        String symbol = symbol(position, Move.piece(move));
        boolean pawn = symbol.equals(PAWN);
        return (pawn ? pawnOrigin(position, move) : symbol + origin(position, move))
                + (Move.isCapture(move) ? "x" : "")
                + MillenniumVariant.name(Move.to(move))
                + (Move.isPromotion(move) ? "=" + symbol(position, Move.promoted(move)) : "");
    }

    private static String symbol(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    private static List<Long> rivals(Position position, long move) {
        return new MoveFinder(position)
                .legal(other -> Move.from(other) != Move.from(move)
                        && Move.to(other) == Move.to(move)
                        && Move.piece(other) == Move.piece(move)
                        && Move.isCapture(other) == Move.isCapture(move)
                        && Move.kind(other) != Move.CASTLING);
    }

    private static String origin(Position position, long move) {
        List<Long> rivals = rivals(position, move);
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

    /** A capture begins with the file; then the level is added, then the rank. */
    private static String pawnOrigin(Position position, long move) {
        boolean capture = Move.isCapture(move);
        List<Long> rivals = rivals(position, move);
        String file = part(move, 1);
        if (rivals.stream().noneMatch(rival -> !capture || part(rival, 1).equals(file))) {
            return capture ? file : "";
        }
        boolean levelTells = rivals.stream().noneMatch(rival -> part(rival, 0, 1).equals(part(move, 0, 1)));
        return "(" + (levelTells ? part(move, 0, 1) : part(move, 0, 1, 2)) + ")";
    }

    @Override
    public Verdict judge(Position position, String text) {
        Matcher castling = CASTLING.matcher(text);
        if (castling.matches()) {
            return position.words().judge(castling.group("way"), Notation.MACHINE);
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return new Verdict.Malformed(
                    "'" + Texts.shorten(text) + "': expected a piece's letter, its origin in parentheses if needed, x for a"
                            + " capture and a square, such as R(1)2a1 or ex3d5 (" + CITATION + ")",
                    0);
        }
        String piece = form.group("piece") == null ? PAWN : form.group("piece");
        int type = position.rules().pieceTypes().stream()
                .filter(candidate -> candidate.symbol().equals(piece))
                .findFirst()
                .orElseThrow()
                .index();
        return new MoveFinder(position)
                .judge(type, MillenniumVariant.cell(form.group("to")), wanted(position, form), text, CITATION);
    }

    private static LongPredicate wanted(Position position, Matcher form) {
        String promotion = form.group("promotion") == null ? "" : form.group("promotion");
        boolean capture = form.group("capture") != null;
        return move -> fits(form.group("level"), part(move, 0))
                && fits(form.group("file"), part(move, 1))
                && fits(form.group("pawnfile"), part(move, 1))
                && fits(form.group("rank"), part(move, 2))
                && capture == Move.isCapture(move)
                && promotion.equals(Move.isPromotion(move) ? symbol(position, Move.promoted(move)) : "");
    }

    private static boolean fits(String given, String actual) {
        return given == null || given.equals(actual);
    }
}
