package org.plyspace.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.notation.San;

/**
 * A legal move in its parts, for programs (docs/json.md). Squares, boards and anchors have their names from before the move;
 * pieces are symbols, upper case for White's.
 *
 * @param move the machine form
 * @param source the move in the source's notation, if there is one
 * @param san the move in standard algebraic notation
 * @param kind one of {@code normal}, {@code pass}, {@code double step}, {@code en passant}, {@code castling}, {@code board},
 *     {@code drop}, {@code capture from afar}, {@code capture elsewhere}
 * @param from the origin, in castling the king's; empty for a board move and a drop
 * @param to the target; empty for a board move
 * @param board the board that moves
 * @param fromAnchor the anchor that the board leaves
 * @param toAnchor the anchor that the board goes to
 * @param piece the moving piece, before any promotion; empty for a board move
 * @param captured the captured piece
 * @param capturedAt the square of the captured piece, which is not always the target
 * @param promotion the piece that the moving piece, or a pawn that a board carries or uncovers, is promoted to
 * @param check whether the move gives check
 * @param mate whether the move gives checkmate
 * @param tags the names of the move's tags
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record MoveFacts(
        String move,
        Optional<String> source,
        String san,
        String kind,
        Optional<String> from,
        Optional<String> to,
        Optional<String> board,
        Optional<String> fromAnchor,
        Optional<String> toAnchor,
        Optional<String> piece,
        Optional<String> captured,
        Optional<String> capturedAt,
        Optional<String> promotion,
        boolean check,
        boolean mate,
        List<String> tags) {

    /** Data of a legal move; the position is unchanged afterwards. For many moves, {@link San#texts} is faster. */
    public static MoveFacts of(Position position, long move) {
        return of(position, move, new San(position).text(move));
    }

    /** Data of a legal move with its text in SAN; the position is unchanged afterwards. */
    public static MoveFacts of(Position position, long move, String san) {
        Rules rules = position.rules();
        Notation source = Notations.written(rules);
        Optional<Hanging> hanging = Move.kind(move) == Move.BOARD
                ? Optional.of(Hanging.of(position.words().layout(), move))
                : Optional.empty();
        Ending ending = Ending.of(position, move);
        return new MoveFacts(
                position.words().text(move, Notation.MACHINE),
                source.equals(Notation.MACHINE)
                        ? Optional.empty()
                        : Optional.of(position.words().text(move, source)),
                san,
                kind(move),
                hanging.isPresent() || Move.kind(move) == Move.DROP
                        ? Optional.empty()
                        : Optional.of(position.words().name(Move.from(move))),
                hanging.isPresent()
                        ? Optional.empty()
                        : Optional.of(position.words().name(Move.to(move))),
                hanging.map(Hanging::board),
                hanging.map(Hanging::from),
                hanging.map(Hanging::to),
                symbol(rules, Move.piece(move)),
                symbol(rules, Move.captured(move)),
                capturedAt(position, move),
                symbol(rules, Move.promoted(move)),
                ending.check,
                ending.mate,
                tags(rules.tags(), position.tags(move)));
    }

    /** The board of a board move and its anchors. */
    private record Hanging(String board, String from, String to) {

        static Hanging of(Layout layout, long move) {
            Layout.Board board = layout.movableBoards().get(Move.from(move));
            return new Hanging(
                    board.name(),
                    layout.anchors().get(board.anchor().orElseThrow()).name(),
                    layout.anchors().get(Move.to(move)).name());
        }
    }

    /** The consequences of a move. */
    private record Ending(boolean check, boolean mate) {

        static Ending of(Position position, long move) {
            position.make(move);
            Optional<String> end = position.outcome().map(Outcome::reason);
            Ending ending = new Ending(
                    position.inCheck(), end.filter(Outcome.CHECKMATE::equals).isPresent());
            position.unmake();
            return ending;
        }
    }

    private static String kind(long move) {
        return switch (Move.kind(move)) {
            case Move.NORMAL -> Move.isPass(move) ? "pass" : "normal";
            case Move.DOUBLE_STEP -> "double step";
            case Move.EN_PASSANT -> "en passant";
            case Move.CASTLING -> "castling";
            case Move.BOARD -> "board";
            case Move.DROP -> "drop";
            case Move.FROM_AFAR -> "capture from afar";
            default -> "capture elsewhere";
        };
    }

    private static Optional<String> symbol(Rules rules, int piece) {
        return piece == Piece.NONE ? Optional.empty() : Optional.of(PieceWords.symbol(rules, piece));
    }

    private static Optional<String> capturedAt(Position position, long move) {
        return Move.isCapture(move)
                ? Optional.of(position.words().name(position.capturedCell(move)))
                : Optional.empty();
    }

    private static List<String> tags(List<MoveTag> declared, long bits) {
        return IntStream.range(0, declared.size())
                .filter(tag -> (bits >>> tag & 1) != 0)
                .mapToObj(tag -> declared.get(tag).name())
                .toList();
    }
}
