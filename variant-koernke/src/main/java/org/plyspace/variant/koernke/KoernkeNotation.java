package org.plyspace.variant.koernke;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.PatternNotation;

/** KR's own notation (koernke.md 7): {@code N(2)2a6}, {@code Bx3a4}, {@code Qx3d7++}. */
final class KoernkeNotation extends PatternNotation {

    private static final String CITATION = "koernke.md 7";

    private static final Pattern FORM = Pattern.compile("(?<gaveup>x[1-4][a-d][1-8],)?(?<piece>[KQRBNP])?"
            + "(\\((?<level>[1-4])?(?<file>[a-d])?(?<rank>[1-8])?\\))?(?<capture>x)?(?<to>[1-4][a-d][1-8])(=(?<promotion>[QRBN]))?"
            + "(\\+\\+?)?");
    private static final Pattern CASTLES =
            Pattern.compile("(?<way>(x[1-4][a-d][1-8],)?[23](O-O|0-0)(-O|-0)?[1-4])(\\+\\+?)?");

    KoernkeNotation() {
        super(
                "Koernke's notation",
                FORM,
                CASTLES,
                " is not in Koernke's notation; expected piece, origin in parentheses if needed, x for a"
                        + " capture and square, like N(2)2a6 or Bx3a4 (" + CITATION + ")");
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? "++" : "+";
    }

    @Override
    protected String writeMove(Position position, long move) {
        return gaveUp(move)
                + letter(position, move)
                + origin(position, move)
                + (Move.isCapture(move) ? "x" : "")
                + name(Move.to(move))
                + promotion(position, move);
    }

    private static String gaveUp(long move) {
        return MovePrelude.isIn(move) ? GivingUpKings.PRELUDE.write(name(MovePrelude.cell(move))) : "";
    }

    private static String name(int cell) {
        return QuadlevelBoard.name(cell);
    }

    /** As much of the origin as distinguishes the move from all others of such a piece to that square. */
    private static String origin(Position position, long move) {
        List<Long> rivals = rivals(position, move).stream()
                .filter(rival -> Move.extra(rival) == Move.extra(move))
                .toList();
        String from = name(Move.from(move));
        for (int length = 0; length < from.length(); length++) {
            String part = from.substring(0, length);
            if (rivals.stream().noneMatch(rival -> name(Move.from(rival)).startsWith(part))) {
                return part.isEmpty() ? "" : "(" + part + ")";
            }
        }
        return "(" + from + ")";
    }

    @Override
    protected Verdict judge(Position position, Matcher read, String text) {
        String gaveUp = read.group("gaveup") == null ? "" : read.group("gaveup");
        LongPredicate condition =
                asRead(position, read).and(move -> isFrom(read, name(Move.from(move))) && gaveUp.equals(gaveUp(move)));
        return new MoveFinder(position)
                .judge(type(position, read), QuadlevelBoard.cell(read.group("to")), condition, text, CITATION);
    }

    /** Whether what is given of a square's level, file and rank is the square's. */
    private static boolean isFrom(Matcher read, String square) {
        return fits(read.group("level"), square.substring(0, 1))
                && fits(read.group("file"), square.substring(1, 2))
                && fits(read.group("rank"), square.substring(2));
    }
}
