package org.plyspace.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Notations;
import org.plyspace.engine.PieceWords;

/** Moves as people type them: in machine form, or in the notation of the rule set's source where that can be read. */
public final class TypedMoves {

    private TypedMoves() {}

    /** What the rules say of a typed text; if it is a move in no notation, what the one that reads on further says. */
    public static Verdict judge(Position position, String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        Optional<Notation> source = Notations.readable(position.rules());
        if (!(verdict instanceof Verdict.Malformed machine) || source.isEmpty()) {
            return verdict;
        }
        Verdict second = position.words().judge(text, source.get());
        return second instanceof Verdict.Malformed unread && unread.offset() <= machine.offset() ? verdict : second;
    }

    /** Why a typed text was not played. */
    static String reason(String text, Verdict verdict) {
        return verdict instanceof Verdict.Illegal illegal
                ? "illegal: " + MoveTexts.reason(illegal)
                : MoveTexts.reason(text, (Verdict.Malformed) verdict);
    }

    /** The legal moves in all notations that can be typed, each text once, sorted. */
    static List<String> completions(Position position) {
        return legal(position, move -> true)
                .boxed()
                .flatMap(move -> texts(position, move))
                .distinct()
                .sorted()
                .toList();
    }

    private static Stream<String> texts(Position position, long move) {
        return Stream.concat(Stream.of(Notation.MACHINE), Notations.readable(position.rules()).stream())
                .map(notation -> position.words().text(move, notation));
    }

    /** The legal moves in words, all or those that begin on a square, move a board or drop a piece of a symbol, sorted. */
    static List<String> described(Position position, String from) {
        return legal(position, move -> from.isEmpty() || beginsAt(position, move, from))
                .mapToObj(move -> MoveTexts.described(position, move))
                .sorted()
                .toList();
    }

    private static boolean beginsAt(Position position, long move, String from) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> boardName(position, Move.from(move)).equals(from);
            case Move.DROP -> isDropped(PieceWords.symbol(position.rules(), Move.piece(move)), from);
            default -> position.words().name(Move.from(move)).equals(from);
        };
    }

    /** The star of the machine form may follow: whoever types a drop has begun with both. */
    private static boolean isDropped(String symbol, String from) {
        return symbol.equalsIgnoreCase(from) || (symbol + "*").equalsIgnoreCase(from);
    }

    private static String boardName(Position position, int board) {
        return position.words().layout().movableBoards().get(board).name();
    }

    private static LongStream legal(Position position, LongPredicate wanted) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray()).filter(wanted);
    }
}
