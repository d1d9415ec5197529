package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/** Finds the one legal move that a source's notation means, for notations that leave out what is clear from the board. */
public final class MoveFinder {

    private final LatticePosition position;

    public MoveFinder(LatticePosition position) {
        this.position = position;
    }

    /** The legal moves that fulfil a condition. */
    public List<Long> legal(LongPredicate wanted) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray()).filter(wanted).boxed().toList();
    }

    /**
     * The verdict on a move described by its piece and target.
     *
     * @param type index of the piece's type
     * @param wanted what else is known of the move: part of the origin, promotion, capture
     * @param typed the text, for messages
     * @param citation the section that describes the notation
     */
    public Verdict judge(int type, int to, LongPredicate wanted, String typed, String citation) {
        LongPredicate arrives = move -> Piece.type(Move.piece(move)) == type
                && Move.to(move) == to
                && Move.kind(move) != Move.CASTLING
                && wanted.test(move);
        List<Long> found = legal(arrives);
        if (found.size() == 1) {
            return new Verdict.Legal(found.get(0));
        }
        return found.isEmpty() ? explainNone(type, to, typed, citation) : ambiguous(found, typed, citation);
    }

    private Verdict ambiguous(List<Long> found, String typed, String citation) {
        String meanings = found.stream()
                .map(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .collect(Collectors.joining(" or "));
        return new Verdict.Illegal(Refusal.AMBIGUOUS, typed + " is ambiguous: it could be " + meanings, citation)
                .mark(Role.TARGET, Move.to(found.get(0)));
    }

    /** If only one man of that type is there, why it cannot go; otherwise that none can. */
    private Verdict explainNone(int type, int to, String typed, String citation) {
        List<Integer> men = new ArrayList<>();
        int code = Piece.code(position.sideToMove(), type);
        for (int cell = 0; cell < position.rules().cells(); cell++) {
            if (position.pieceAt(cell) == code) {
                men.add(cell);
            }
        }
        LatticeRules rules = position.rules();
        if (men.size() == 1) {
            String machine = rules.name(men.get(0)) + "-" + rules.name(to);
            if (position.words().judge(machine, Notation.MACHINE) instanceof Verdict.Illegal illegal) {
                return illegal;
            }
        }
        return new Verdict.Illegal(
                        Refusal.NOBODY_CAN,
                        typed + ": no " + rules.describe(code) + " can make this move to " + rules.name(to),
                        citation)
                .mark(Role.TARGET, to);
    }
}
