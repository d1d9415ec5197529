package org.plyspace.movegen.notation;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Effect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/**
 * The notation of moves in the UCI protocol: origin, target and, in lower case, the promoted piece; castling as the king's move, a drop as
 * {@code P@e4}. Castling may also be typed as the king capturing his own rook. Moves for which the protocol has no form are written in
 * machine form.
 */
public final class UciNotation implements SourceNotation {

    private static final String FORM = "expected a move such as ";

    @Override
    public Notation notation() {
        return Notation.UCI;
    }

    @Override
    public String write(Position position, long move) {
        String to = position.words().name(Move.to(move));
        return switch (Move.kind(move)) {
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT, Move.CASTLING, Move.CAPTURE_ELSEWHERE ->
                Move.extra(move) == 0
                        ? position.words().name(Move.from(move))
                                + to
                                + (Move.isPromotion(move)
                                        ? symbol(position, Move.promoted(move)).toLowerCase(Locale.ROOT)
                                        : "")
                        : machine(position, move);
            case Move.DROP -> symbol(position, Move.piece(move)) + "@" + to;
            default -> machine(position, move);
        };
    }

    private static String machine(Position position, long move) {
        return position.words().text(move, Notation.MACHINE);
    }

    private static String symbol(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    @Override
    public Verdict judge(Position position, String text) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        long[] moves = list.toArray();
        OptionalLong written = LongStream.of(moves)
                .filter(move -> write(position, move).equals(text))
                .findFirst();
        OptionalLong meant = written.isPresent()
                ? written
                : LongStream.of(moves)
                        .filter(move -> Move.kind(move) == Move.CASTLING)
                        .filter(move -> takesRook(position, move).equals(text))
                        .findFirst();
        return meant.isPresent() ? new Verdict.Legal(meant.getAsLong()) : refused(position, text);
    }

    /** Castling as the king's capture of his rook. */
    private static String takesRook(Position position, long castling) {
        int king = Move.from(castling);
        return position.words().describe(castling).stream()
                .map(effect -> effect instanceof Effect.Step step
                        ? step.from()
                        : effect instanceof Effect.Remove lifted ? lifted.cell() : king)
                .filter(cell -> cell != king)
                .map(rook -> position.words().name(king) + position.words().name(rook))
                .findFirst()
                .orElse("");
    }

    /** The reason why the same move in machine form is illegal; malformed if it is no move. */
    private static Verdict refused(Position position, String text) {
        return machineForms(position, text)
                .map(machine -> position.words().judge(machine, Notation.MACHINE))
                .filter(verdict -> verdict instanceof Verdict.Illegal)
                .findFirst()
                .orElseGet(() -> new Verdict.Malformed(
                        "cannot read '" + Texts.shorten(text) + "'; " + FORM + example(position), 0));
    }

    /** The text in machine form, if it consists of two squares and perhaps a promotion. */
    private static Stream<String> machineForms(Position position, String text) {
        List<String> cells = LongStream.range(0, position.rules().cells())
                .mapToObj(cell -> position.words().name((int) cell))
                .filter(name -> !name.isEmpty())
                .toList();
        return cells.stream()
                .filter(text::startsWith)
                .flatMap(from -> cells.stream()
                        .filter(to -> text.startsWith(to, from.length()))
                        .map(to -> {
                            String promotion =
                                    text.substring(from.length() + to.length()).toUpperCase(Locale.ROOT);
                            return from + "-" + to + (promotion.isEmpty() ? "" : "=" + promotion);
                        }));
    }

    private static String example(Position position) {
        return position.words().name(0) + position.words().name(position.rules().cells() - 1);
    }
}
