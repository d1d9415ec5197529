package org.plyspace.movegen.lattice.words;

import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.tables.GeneralTables;

/** Says what to write where pieces arrive on another cell than the one they move to: a move names the cell that the piece moves to. */
final class ArrivalHint {

    private ArrivalHint() {}

    /** The same refusal; if there is a step that was meant, and nothing else was wrong, the refusal names it. */
    static Verdict.Illegal added(Verdict.Illegal refusal, LatticePosition position, MoveReading.Step step) {
        GeneralTables general = position.state.tables.general;
        if (refusal.kind() != Refusal.DOES_NOT_MOVE_SO
                || step.to().cell() == MoveReading.NONE
                || general == null
                || general.arrival == null) {
            return refusal;
        }
        int arrival = general.arrival[step.to().cell()];
        if (arrival == step.to().cell() || !isLegal(position, step.from().cell(), arrival)) {
            return refusal;
        }
        String from = position.words().name(step.from().cell());
        String to = position.words().name(step.to().cell());
        String there = position.words().name(arrival);
        String hint = "; what moves to " + to + " arrives on " + there + ", and is written " + from + "-" + there;
        return new Verdict.Illegal(refusal.kind(), refusal.reason() + hint, refusal.citation(), refusal.marks());
    }

    private static boolean isLegal(LatticePosition position, int from, int to) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray())
                .anyMatch(move -> Move.kind(move) != Move.CASTLING && Move.from(move) == from && Move.to(move) == to);
    }
}
