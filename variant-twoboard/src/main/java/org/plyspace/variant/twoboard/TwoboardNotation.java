package org.plyspace.variant.twoboard;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.SourceNotation;

/** MC's own notation: {@code Ke1 - E1}, {@code Bf1 x f7+}, with the piece always named; spaces are free when read. */
final class TwoboardNotation implements SourceNotation {

    private static final String CITATION = "notation.md, Moves";

    private static final Pattern STEP =
            Pattern.compile("(?<piece>[KQRBNP])\\s*(?<from>[a-hA-H][1-8])\\s*(?<kind>[-x])\\s*"
                    + "(?<to>[a-hA-H][1-8])(?<promotion>=[QRBN])?\\s*(\\+|mate)?");
    private static final Pattern CASTLING = Pattern.compile("(?<way>(O-O|0-0)(-O|-0)?)\\s*(\\+|mate)?");

    @Override
    public Notation notation() {
        return new Notation("source", "notation of the game's page", true);
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? " mate" : "+";
    }

    @Override
    public String write(Position position, long move) {
        if (Move.kind(move) == Move.CASTLING) {
            return position.words().text(move, Notation.MACHINE);
        }
        return letter(position, Move.piece(move))
                + FoldedBoard.name(Move.from(move))
                + (Move.isCapture(move) ? " x " : " - ")
                + FoldedBoard.name(Move.to(move))
                + (Move.isPromotion(move) ? "=" + letter(position, Move.promoted(move)) : "");
    }

    private static String letter(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    @Override
    public Verdict judge(Position position, String text) {
        Matcher castling = CASTLING.matcher(text);
        if (castling.matches()) {
            return position.words().judge(castling.group("way"), Notation.MACHINE);
        }
        Matcher step = STEP.matcher(text);
        if (!step.matches()) {
            return new Verdict.Malformed(
                    "'" + Texts.shorten(text)
                            + "' is not in the notation of the game's page; expected piece, square, - or x, and"
                            + " square, like Ke1 - E1 or Bf1 x f7",
                    0);
        }
        String promotion = step.group("promotion") == null ? "" : step.group("promotion");
        String machine = step.group("piece") + "@" + step.group("from") + "-" + step.group("to") + promotion;
        Verdict verdict = position.words().judge(machine, Notation.MACHINE);
        return verdict instanceof Verdict.Legal legal ? checked(legal, step, text) : verdict;
    }

    /** Whether the sign between the squares says what the move does. */
    private static Verdict checked(Verdict.Legal legal, Matcher step, String text) {
        boolean capture = step.group("kind").equals("x");
        if (capture == Move.isCapture(legal.move())) {
            return legal;
        }
        String reason = capture
                ? "'" + Texts.shorten(text) + "' is written as a capture, but nothing is captured there; expected -"
                : "'" + Texts.shorten(text) + "' captures, which is written with x";
        return new Verdict.Illegal(capture ? Refusal.NOTHING_TO_CAPTURE : Refusal.MAY_NOT_CAPTURE, reason, CITATION)
                .mark(Role.MOVER, Move.from(legal.move()))
                .mark(Role.TARGET, Move.to(legal.move()));
    }
}
