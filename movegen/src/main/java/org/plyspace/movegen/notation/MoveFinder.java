package org.plyspace.movegen.notation;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/** Finds the one legal move that a text means in a source's notation that omits what is clear from the board. */
public final class MoveFinder {

    private final Position position;

    public MoveFinder(Position position) {
        this.position = position;
    }

    /** The legal moves that satisfy a condition. */
    public List<Long> legal(LongPredicate condition) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray()).filter(condition).boxed().toList();
    }

    /** Whether a move is that of a piece of a type to a cell, and not castling. */
    public static boolean arrives(long move, int type, int to) {
        return Piece.type(Move.piece(move)) == type && Move.to(move) == to && Move.kind(move) != Move.CASTLING;
    }

    /**
     * The verdict on a move that is described by its piece and target.
     *
     * @param type the index of the piece's type
     * @param condition a condition on what else is known of the move: part of the origin, promotion, capture
     * @param typed the text as typed, for messages
     * @param citation the section that describes the notation
     */
    public Verdict judge(int type, int to, LongPredicate condition, String typed, String citation) {
        List<Long> found = legal(move -> arrives(move, type, to) && condition.test(move));
        if (found.size() == 1) {
            return new Verdict.Legal(found.get(0));
        }
        return found.isEmpty()
                ? explainNone(type, from -> true, position.words().name(to), typed, citation)
                        .mark(Role.TARGET, to)
                : ambiguous(found, typed, citation);
    }

    /** The verdict on a text that fits several legal moves. */
    public Verdict.Illegal ambiguous(List<Long> found, String typed, String citation) {
        String meanings = found.stream()
                .map(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .collect(Collectors.joining(" or "));
        return new Verdict.Illegal(Refusal.AMBIGUOUS, typed + " is ambiguous: it could be " + meanings, citation)
                .mark(Role.TARGET, Move.to(found.get(0)));
    }

    /**
     * The verdict on a text that fits no legal move: no such square; if only one man can be meant, the reason why it cannot go there;
     * otherwise that no man can.
     *
     * @param origins the cells from which the man may come according to the text
     * @param target the end of the machine form: the name of the square, and the promotion if there is one
     */
    public Verdict.Illegal explainNone(int type, IntPredicate origins, String target, String typed, String citation) {
        int[] into = new int[position.rules().cells()];
        int code = Piece.code(position.sideToMove(), type);
        int[] men = Arrays.stream(into, 0, position.men(position.sideToMove(), into))
                .filter(cell -> position.pieceAt(cell) == code && origins.test(cell))
                .toArray();
        if (men.length > 0) {
            String machine = position.words().name(men[0]) + "-" + target;
            if (position.words().judge(machine, Notation.MACHINE) instanceof Verdict.Illegal illegal
                    && (men.length == 1 || illegal.kind() == Refusal.NO_SUCH_SQUARE)) {
                return illegal;
            }
        }
        String piece = position.sideToMove().word() + " "
                + position.rules().pieceTypes().get(type).name();
        return new Verdict.Illegal(
                Refusal.NOBODY_CAN, typed + ": no " + piece + " can make this move to " + target, citation);
    }
}
