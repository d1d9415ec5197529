package org.plyspace.tck.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;

/** A position with a text interface. */
public final class TextPosition {

    private static final String DASH_OR_EQUALS = "[-=]";

    private final Position position;

    private TextPosition(Position position) {
        this.position = position;
    }

    /** Wraps a position. */
    public static TextPosition of(Position position) {
        return new TextPosition(position);
    }

    /** The wrapped position; moves made on it are made here too. */
    public Position position() {
        return position;
    }

    /** The position's text. */
    public String text() {
        return position.words().text();
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return position.inCheck();
    }

    /** The end of the game, such as {@code White wins by checkmate}; empty if it goes on. */
    public String outcome() {
        return position.outcome().map(Outcome::toString).orElse("");
    }

    /** All legal moves in machine form, sorted. */
    public List<String> moves() {
        return LongStream.of(legal())
                .mapToObj(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .toList();
    }

    /** The legal moves with a given beginning, sorted. */
    public List<String> moves(String beginning) {
        return moves().stream().filter(move -> move.startsWith(beginning)).toList();
    }

    /** The targets of the moves of the man on a square, board moves excluded, sorted, each once whatever the promotion. */
    public List<String> targets(String square) {
        return moves(square + "-").stream()
                .map(move -> move.split(DASH_OR_EQUALS, -1)[1])
                .distinct()
                .toList();
    }

    /** Whether a move in machine form is legal. */
    public boolean allows(String move) {
        return position.words().judge(move, Notation.MACHINE) instanceof Verdict.Legal;
    }

    /** Makes moves in machine form, which must be legal. */
    public TextPosition play(String... moves) {
        return playAs(Notation.MACHINE, Arrays.asList(moves));
    }

    /** Makes moves in the source's notation, which must be legal. */
    public TextPosition playSource(List<String> moves) {
        return playAs(source(), moves);
    }

    private TextPosition playAs(Notation notation, List<String> moves) {
        for (String move : moves) {
            position.make(legal(move, notation));
        }
        return this;
    }

    private long legal(String move, Notation notation) {
        Verdict verdict = position.words().judge(move, notation);
        if (verdict instanceof Verdict.Legal legal) {
            return legal.move();
        }
        throw new AssertionFailedError("'" + move + "': " + verdict + " in '" + text() + "'");
    }

    /** A legal move in machine form, written in the source's notation. */
    public String inSource(String move) {
        return position.words().text(legal(move, Notation.MACHINE), source());
    }

    /** The machine form of a legal move in the source's notation. */
    public String fromSource(String move) {
        return position.words().text(legal(move, source()), Notation.MACHINE);
    }

    private Notation source() {
        return position.rules().notations().get(1);
    }

    /** The reason why a move in machine form is refused, as {@code reason (citation)} or {@code malformed: reason}. */
    public String refusal(String move) {
        return refusal(move, Notation.MACHINE);
    }

    /** The reason why a move in the source's notation is refused, in the same form. */
    public String refusalOfSource(String move) {
        return refusal(move, source());
    }

    private String refusal(String move, Notation notation) {
        Verdict verdict = position.words().judge(move, notation);
        if (verdict instanceof Verdict.Illegal illegal) {
            return illegal.reason() + " (" + illegal.citation() + ")";
        }
        if (verdict instanceof Verdict.Malformed malformed) {
            return "malformed: " + malformed.reason();
        }
        throw new AssertionFailedError("'" + move + "' is legal in '" + text() + "'");
    }

    /** Whether a legal move in machine form is of a kind, one of the constants of {@link Move}. */
    public boolean isKind(String move, int kind) {
        return Move.kind(legal(move, Notation.MACHINE)) == kind;
    }

    private long[] legal() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }
}
