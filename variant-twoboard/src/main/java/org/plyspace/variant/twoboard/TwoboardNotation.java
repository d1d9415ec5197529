package org.plyspace.variant.twoboard;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.PatternNotation;

/** MC's own notation: {@code Ke1 - E1}, {@code Bf1 x f7+}, with the piece always named; spaces are free when read. */
final class TwoboardNotation extends PatternNotation {

    private static final String CITATION = "notation.md, Moves";

    private static final Pattern STEP =
            Pattern.compile("(?<piece>[KQRBNP])\\s*(?<from>[a-hA-H][1-8])\\s*(?<kind>[-x])\\s*"
                    + "(?<to>[a-hA-H][1-8])(?<promotion>=[QRBN])?\\s*(\\+|mate)?");

    TwoboardNotation() {
        super(
                "notation of the game's page",
                STEP,
                Pattern.compile(CASTLING + "\\s*(\\+|mate)?"),
                " is not in the notation of the game's page; expected piece, square, - or x, and square, like Ke1 - E1 or"
                        + " Bf1 x f7");
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? " mate" : "+";
    }

    @Override
    protected String writeMove(Position position, long move) {
        return symbol(position, Move.piece(move))
                + FoldedBoard.name(Move.from(move))
                + (Move.isCapture(move) ? " x " : " - ")
                + FoldedBoard.name(Move.to(move))
                + promotion(position, move);
    }

    @Override
    protected Verdict judge(Position position, Matcher step, String text) {
        String promotion = step.group("promotion") == null ? "" : step.group("promotion");
        String machine = step.group("piece") + "@" + step.group("from") + "-" + step.group("to") + promotion;
        Verdict verdict = position.words().judge(machine, Notation.MACHINE);
        return verdict instanceof Verdict.Legal legal ? checked(legal, step, text) : verdict;
    }

    /** Checks that the sign between the squares agrees with what the move does. */
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
