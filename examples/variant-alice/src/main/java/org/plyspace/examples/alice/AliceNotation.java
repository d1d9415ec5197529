package org.plyspace.examples.alice;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.PatternNotation;

/** As in chess, with {@code /A} after the square of a piece that lands on A (alice.md 6). */
final class AliceNotation extends PatternNotation {

    private static final String CITATION = "alice.md 6";
    private static final Pattern FORM = Pattern.compile("(?<piece>[KQRBN])?(?<file>[a-h])?(?<rank>[1-8])?(?<capture>x)?"
            + "(?<to>[a-h][1-8])(=(?<promotion>[QRBN]))?(/(?<board>[AB]))?[+#]?");

    AliceNotation() {
        super(
                "chess notation with /A",
                FORM,
                Pattern.compile(CASTLING + "[+#]?"),
                ": expected chess notation, with /A for a landing on A, such as Be2 or dxe4/A (" + CITATION + ")");
    }

    @Override
    protected String writeMove(Position position, long move) {
        String letter = letter(position, move);
        return (letter.isEmpty() ? pawnFile(move) : letter + origin(position, move))
                + (Move.isCapture(move) ? "x" : "")
                + square(Move.to(move))
                + promotion(position, move)
                + (AliceVariant.BOARDS.z(Move.to(move)) == 0 ? "/A" : "");
    }

    private static String pawnFile(long move) {
        return Move.isCapture(move) ? file(move) : "";
    }

    private static String square(int cell) {
        return AliceVariant.name(cell).substring(0, 2);
    }

    private static String file(long move) {
        return square(Move.from(move)).substring(0, 1);
    }

    private static String rank(long move) {
        return square(Move.from(move)).substring(1);
    }

    /** The file, else the rank, else both, if another such piece can land on the same cell. */
    private static String origin(Position position, long move) {
        List<Long> rivals = rivals(position, move);
        if (rivals.isEmpty()) {
            return "";
        }
        if (rivals.stream().noneMatch(rival -> file(rival).equals(file(move)))) {
            return file(move);
        }
        return rivals.stream().noneMatch(rival -> rank(rival).equals(rank(move)))
                ? rank(move)
                : square(Move.from(move));
    }

    /** Without a board the text fits a landing on either, if only one move fits; else on B. */
    @Override
    protected Verdict judge(Position position, Matcher read, String text) {
        MoveFinder finder = new MoveFinder(position);
        LongPredicate wanted = asRead(position, read)
                .and(move -> fits(read.group("file"), file(move)) && fits(read.group("rank"), rank(move)));
        int type = type(position, read);
        int onA = AliceVariant.cell(read.group("to"), 0);
        int onB = AliceVariant.cell(read.group("to"), 1);
        if (read.group("board") == null) {
            List<Long> either = finder.legal(move -> Piece.type(Move.piece(move)) == type
                    && (Move.to(move) == onA || Move.to(move) == onB)
                    && Move.kind(move) != Move.CASTLING
                    && wanted.test(move));
            if (either.size() == 1) {
                return new Verdict.Legal(either.get(0));
            }
        }
        return finder.judge(type, "A".equals(read.group("board")) ? onA : onB, wanted, text, CITATION);
    }
}
