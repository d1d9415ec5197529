package org.plyspace.examples.alice;

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

/** As in chess, with {@code /A} after the square of a piece that lands on A (alice.md 6). */
final class AliceNotation implements SourceNotation {

    private static final String CITATION = "alice.md 6";
    private static final String PAWN = "P";
    private static final Pattern FORM = Pattern.compile("(?<piece>[KQRBN])?(?<file>[a-h])?(?<rank>[1-8])?(?<capture>x)?"
            + "(?<to>[a-h][1-8])(=(?<promotion>[QRBN]))?(/(?<board>[AB]))?[+#]?");
    private static final Pattern CASTLING = Pattern.compile("(?<way>(O-O|0-0)(-O|-0)?)[+#]?");

    @Override
    public Notation notation() {
        return new Notation("source", "chess notation with /A", true);
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
        return (symbol.equals(PAWN) ? pawnFile(move) : symbol + origin(position, move))
                + (Move.isCapture(move) ? "x" : "")
                + square(Move.to(move))
                + (Move.isPromotion(move) ? "=" + symbol(position, Move.promoted(move)) : "")
                + (AliceVariant.BOARDS.z(Move.to(move)) == 0 ? "/A" : "");
    }

    private static String pawnFile(long move) {
        return Move.isCapture(move) ? square(Move.from(move)).substring(0, 1) : "";
    }

    private static String symbol(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    private static String square(int cell) {
        return AliceVariant.name(cell).substring(0, 2);
    }

    /** The file, else the rank, else both, if another such piece can land on the same cell. */
    private static String origin(Position position, long move) {
        List<Long> rivals = new MoveFinder(position)
                .legal(other -> Move.from(other) != Move.from(move)
                        && Move.to(other) == Move.to(move)
                        && Move.piece(other) == Move.piece(move)
                        && Move.kind(other) != Move.CASTLING);
        String from = square(Move.from(move));
        if (rivals.isEmpty()) {
            return "";
        }
        for (int part = 0; part < 2; part++) {
            char own = from.charAt(part);
            int index = part;
            if (rivals.stream().noneMatch(rival -> square(Move.from(rival)).charAt(index) == own)) {
                return String.valueOf(own);
            }
        }
        return from;
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
                    "'" + Texts.shorten(text) + "': expected chess notation, with /A for a landing on A, such as Be2 or dxe4/A ("
                            + CITATION + ")",
                    0);
        }
        String piece = form.group("piece") == null ? PAWN : form.group("piece");
        int type = position.rules().pieceTypes().stream()
                .filter(candidate -> candidate.symbol().equals(piece))
                .findFirst()
                .orElseThrow()
                .index();
        return judge(position, form, type, text);
    }

    /** Without a board the text fits a landing on either, if only one move fits; else on B. */
    private static Verdict judge(Position position, Matcher form, int type, String text) {
        MoveFinder finder = new MoveFinder(position);
        LongPredicate wanted = wanted(position, form);
        String square = form.group("to");
        int onA = AliceVariant.cell(square, 0);
        int onB = AliceVariant.cell(square, 1);
        if (form.group("board") == null) {
            List<Long> either = finder.legal(move -> Piece.type(Move.piece(move)) == type
                    && (Move.to(move) == onA || Move.to(move) == onB)
                    && Move.kind(move) != Move.CASTLING
                    && wanted.test(move));
            if (either.size() == 1) {
                return new Verdict.Legal(either.get(0));
            }
        }
        return finder.judge(type, "A".equals(form.group("board")) ? onA : onB, wanted, text, CITATION);
    }

    private static LongPredicate wanted(Position position, Matcher form) {
        String promotion = form.group("promotion") == null ? "" : form.group("promotion");
        boolean capture = form.group("capture") != null;
        return move -> fits(form.group("file"), square(Move.from(move)).charAt(0))
                && fits(form.group("rank"), square(Move.from(move)).charAt(1))
                && capture == Move.isCapture(move)
                && promotion.equals(Move.isPromotion(move) ? symbol(position, Move.promoted(move)) : "");
    }

    private static boolean fits(String given, char actual) {
        return given == null || given.charAt(0) == actual;
    }
}
