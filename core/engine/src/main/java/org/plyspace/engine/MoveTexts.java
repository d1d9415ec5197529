package org.plyspace.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.notation.San;

/** Moves and verdicts in words. */
public final class MoveTexts {

    private MoveTexts() {}

    /** The legal moves in machine form, sorted as plain text. */
    public static List<String> sorted(Position position) {
        return sorted(position, move -> position.words().text(move, Notation.MACHINE));
    }

    /** The legal moves {@linkplain #described described}, sorted as plain text. */
    public static List<String> sortedAndDescribed(Position position) {
        return sorted(position, move -> described(position, move));
    }

    /** The legal moves as {@link MoveFacts}, sorted by their machine form. */
    public static List<MoveFacts> facts(Position position) {
        return new San(position)
                .texts().entrySet().stream()
                        .map(move -> MoveFacts.of(position, move.getKey(), move.getValue()))
                        .sorted(Comparator.comparing(MoveFacts::move))
                        .toList();
    }

    private static List<String> sorted(Position position, LongFunction<String> toText) {
        return LegalMoves.of(position).mapToObj(toText).sorted().toList();
    }

    /**
     * The machine form of a legal move, the mover and what the move does: {@code 2c2-1c3 (pawn), captures a black rook, check}.
     */
    public static String described(Position position, long move) {
        StringBuilder text = new StringBuilder(position.words().text(move, Notation.MACHINE));
        if (Move.piece(move) != Piece.NONE) {
            text.append(" (")
                    .append(PieceWords.typeOf(position.rules(), Move.piece(move)))
                    .append(')');
        }
        if (Move.isCapture(move)) {
            text.append(", captures a ").append(PieceWords.of(position.rules(), Move.captured(move)));
            text.append(manner(position, move));
        }
        if (Move.isPromotion(move)) {
            text.append(", promotes to a ").append(PieceWords.typeOf(position.rules(), Move.promoted(move)));
        }
        if (Move.kind(move) == Move.CASTLING) {
            text.append(", castles");
        }
        if (Move.kind(move) == Move.DROP) {
            text.append(", dropped");
        }
        if (Move.isPass(move)) {
            text.append(", passes");
        }
        position.make(move);
        outcome(position).ifPresent(outcome -> text.append(", ").append(outcome));
        boolean mate = position.outcome()
                .filter(o -> o.reason().equals(Outcome.CHECKMATE))
                .isPresent();
        text.append(position.inCheck() && !mate ? ", " + Check.word(position) : "");
        position.unmake();
        return text.toString();
    }

    /** The outcome; no stalemate of a side whose royal piece is missing, as in the question of checkmate. */
    private static Optional<Outcome> outcome(Position position) {
        int[] cells = new int[position.rules().cells()];
        boolean lacking = position.rules().pieceTypes().stream().anyMatch(PieceType::royal)
                && position.royals(position.sideToMove(), cells) == 0;
        return position.outcome()
                .filter(outcome -> !(lacking && outcome.reason().equals(Outcome.STALEMATE)));
    }

    private static String manner(Position position, long move) {
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> " en passant";
            case Move.FROM_AFAR -> " from afar";
            case Move.CAPTURE_ELSEWHERE -> " on " + position.words().name(position.capturedCell(move));
            default -> "";
        };
    }

    /**
     * The texts of moves that follow one another.
     *
     * @param position the position before the first move; the moves are made on it
     */
    public static List<String> inTurn(Position position, List<Long> moves, Notation notation) {
        List<String> texts = new ArrayList<>(moves.size());
        for (long move : moves) {
            texts.add(position.words().text(move, notation));
            position.make(move);
        }
        return texts;
    }

    /** The reason why a text was refused: the move is illegal, or the text is not a move. */
    public static String reason(String text, Verdict refused) {
        return refused instanceof Verdict.Illegal illegal ? reason(illegal) : reason(text, (Verdict.Malformed) refused);
    }

    /** The reason why a move is illegal, with the rule that says so. */
    public static String reason(Verdict.Illegal illegal) {
        return illegal.reason() + (illegal.citation().isEmpty() ? "" : "; " + illegal.citation());
    }

    /** The reason why a text is not a move, with the place of the first bad character. */
    public static String reason(String text, Verdict.Malformed malformed) {
        int offset = Math.max(0, Math.min(malformed.offset(), text.length()));
        String quoted = "'" + Texts.shorten(text) + "'";
        return (malformed.reason().contains(quoted) ? "" : quoted + " is not a move: ") + malformed.reason()
                + " (at character " + (offset + 1) + ")";
    }
}
