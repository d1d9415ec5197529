package org.plyspace.movegen.notation;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/**
 * A source's notation in which all moves fit one pattern, except castling, which is written as in machine form. Stateless.
 *
 * <p>Groups of the pattern have fixed names: {@code piece} for the letter of the man, {@code capture} for the sign of a capture,
 * {@code promotion} for the letter of the promoted piece. Without the first, a pawn moves; without the second, nothing is captured; without
 * the third, nothing is promoted. In the pattern of castling, the group {@code way} is the text of the machine form.
 */
public abstract class PatternNotation implements SourceNotation {

    /** The regular expression of castling in chess, with letters or zeros. */
    protected static final String CASTLING = "(?<way>(O-O|0-0)(-O|-0)?)";

    private static final String PAWN = "P";

    private final Notation notation;
    private final Pattern form;
    private final Pattern castling;
    private final String refusal;

    /**
     * Creates a notation with these patterns.
     *
     * @param title the title of the notation, in words
     * @param form the pattern of all moves except castling
     * @param refusal the message, after the text, on a text that fits neither pattern: {@code : expected ...}
     */
    protected PatternNotation(String title, Pattern form, Pattern castling, String refusal) {
        this.notation = new Notation("source", title, true);
        this.form = form;
        this.castling = castling;
        this.refusal = refusal;
    }

    /** Writes a legal move other than castling, without a mark of check or mate. */
    protected abstract String writeMove(Position position, long move);

    /** Judges a text that fits the pattern of moves. */
    protected abstract Verdict judge(Position position, Matcher read, String text);

    @Override
    public final Notation notation() {
        return notation;
    }

    /** The mark of check or mate; those of chess unless overridden. */
    @Override
    public String checkMark(boolean mate) {
        return mate ? "#" : "+";
    }

    @Override
    public final String write(Position position, long move) {
        return Move.kind(move) == Move.CASTLING
                ? position.words().text(move, Notation.MACHINE)
                : writeMove(position, move);
    }

    @Override
    public final Verdict judge(Position position, String text) {
        Matcher castles = castling.matcher(text);
        if (castles.matches()) {
            return position.words().judge(castles.group("way"), Notation.MACHINE);
        }
        Matcher read = form.matcher(text);
        return read.matches()
                ? judge(position, read, text)
                : new Verdict.Malformed("'" + Texts.shorten(text) + "'" + refusal, 0);
    }

    /** The letter of a man; empty for a pawn. */
    protected static String letter(Position position, long move) {
        String symbol = symbol(position, Move.piece(move));
        return symbol.equals(PAWN) ? "" : symbol;
    }

    /** The text of a promotion: {@code =Q}; empty if the move does not promote. */
    protected static String promotion(Position position, long move) {
        return Move.isPromotion(move) ? "=" + symbol(position, Move.promoted(move)) : "";
    }

    /** The symbol of a man. */
    protected static String symbol(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    /** The legal moves of other men of the same kind to the same target. */
    protected static List<Long> rivals(Position position, long move) {
        return new MoveFinder(position)
                .legal(other -> Move.from(other) != Move.from(move)
                        && Move.to(other) == Move.to(move)
                        && Move.piece(other) == Move.piece(move)
                        && Move.kind(other) != Move.CASTLING);
    }

    /** The index of the type of the man in a text. */
    protected static int type(Position position, Matcher read) {
        String symbol = read.group("piece") == null ? PAWN : read.group("piece");
        return position.rules().pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElseThrow();
    }

    /** The condition that a move captures and promotes as a text says. */
    protected static LongPredicate asRead(Position position, Matcher read) {
        String promotion = read.group("promotion") == null ? "" : "=" + read.group("promotion");
        boolean capture = read.group("capture") != null;
        return move -> capture == Move.isCapture(move) && promotion.equals(promotion(position, move));
    }

    /** Whether part of a square's name is as given in a text; true if the text does not give it. */
    protected static boolean fits(String given, String actual) {
        return given == null || given.equals(actual);
    }
}
