package org.plyspace.variant.koernke;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.MovePrelude;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.SourceNotation;

/** KR's own notation (koernke.md 7): {@code N(2)2a6}, {@code Bx3a4}, {@code Qx3d7++}. */
final class KoernkeNotation implements SourceNotation {

    private static final String CITATION = "koernke.md 7";
    private static final String PAWN = "P";

    private static final Pattern FORM = Pattern.compile("(?<gaveup>x[1-4][a-d][1-8],)?(?<piece>[KQRBNP])?"
            + "(\\((?<level>[1-4])?(?<file>[a-d])?(?<rank>[1-8])?\\))?(?<capture>x)?(?<to>[1-4][a-d][1-8])(=(?<promotion>[QRBN]))?"
            + "(\\+\\+?)?");
    private static final Pattern CASTLING =
            Pattern.compile("(?<way>(x[1-4][a-d][1-8],)?[23](O-O|0-0)(-O|-0)?[1-4])(\\+\\+?)?");

    @Override
    public Notation notation() {
        return new Notation("source", "Koernke's notation", true);
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? "++" : "+";
    }

    @Override
    public String write(Position position, long move) {
        if (Move.kind(move) == Move.CASTLING) {
            return position.words().text(move, Notation.MACHINE);
        }
        String letter = letter(position, Move.piece(move));
        return gaveUp(move)
                + (letter.equals(PAWN) ? "" : letter)
                + origin(position, move)
                + (Move.isCapture(move) ? "x" : "")
                + name(Move.to(move))
                + (Move.isPromotion(move) ? "=" + letter(position, Move.promoted(move)) : "");
    }

    private static String gaveUp(long move) {
        return MovePrelude.isIn(move) ? GivingUpKings.PRELUDE.write(name(MovePrelude.cell(move))) : "";
    }

    private static String letter(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    private static String name(int cell) {
        return QuadlevelBoard.name(cell);
    }

    /** As much of the origin as tells the move from all others of such a piece to that square. */
    private static String origin(Position position, long move) {
        List<Long> rivals = new MoveFinder(position)
                .legal(other -> other != move
                        && Move.from(other) != Move.from(move)
                        && Move.to(other) == Move.to(move)
                        && Move.piece(other) == Move.piece(move)
                        && Move.extra(other) == Move.extra(move)
                        && Move.kind(other) != Move.CASTLING);
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
    public Verdict judge(Position position, String text) {
        Matcher castling = CASTLING.matcher(text);
        if (castling.matches()) {
            return position.words().judge(castling.group("way"), Notation.MACHINE);
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return new Verdict.Malformed(
                    "'" + Texts.shorten(text)
                            + "' is not in Koernke's notation; expected piece, origin in parentheses if needed, x for a"
                            + " capture and square, like N(2)2a6 or Bx3a4 (" + CITATION + ")",
                    0);
        }
        String piece = form.group("piece") == null ? PAWN : form.group("piece");
        int type = position.rules().pieceTypes().stream()
                .filter(candidate -> piece.equals(candidate.symbol()))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
        return new MoveFinder(position)
                .judge(type, QuadlevelBoard.cell(form.group("to")), wanted(position, form), text, CITATION);
    }

    private static LongPredicate wanted(Position position, Matcher form) {
        String gaveUp = form.group("gaveup") == null ? "" : form.group("gaveup");
        String promotion = form.group("promotion") == null ? "" : form.group("promotion");
        boolean capture = form.group("capture") != null;
        return move -> isFrom(form, name(Move.from(move)))
                && capture == Move.isCapture(move)
                && gaveUp.equals(gaveUp(move))
                && promotion.equals(Move.isPromotion(move) ? letter(position, Move.promoted(move)) : "");
    }

    /** Whether what is given of a square's level, file and rank is the square's. */
    private static boolean isFrom(Matcher form, String square) {
        List<String> parts = List.of("level", "file", "rank");
        return IntStream.range(0, parts.size())
                .allMatch(i -> form.group(parts.get(i)) == null
                        || form.group(parts.get(i)).charAt(0) == square.charAt(i));
    }
}
