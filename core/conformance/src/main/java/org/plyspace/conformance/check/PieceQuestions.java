package org.plyspace.conformance.check;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.PieceReach;

/** What must hold of every type of piece. */
final class PieceQuestions {

    private final Rules rules;
    /** The types that moved in games. */
    private final BitSet moved = new BitSet();

    PieceQuestions(Rules rules) {
        this.rules = rules;
    }

    /** Takes note of what can move in a position of a game. */
    void see(Position position) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        for (int i = 0; i < list.size(); i++) {
            if (Move.kind(list.get(i)) != Move.BOARD) {
                moved.set(Piece.type(Move.piece(list.get(i))));
            }
        }
    }

    List<CheckAnswer> answers() {
        AskedQuestion moves = new AskedQuestion("pieces-move", "every piece can go somewhere");
        AskedQuestion told = new AskedQuestion("pieces-told", "the rulebook speaks of every piece");
        Set<Aspect> stated =
                rules.rulebook().stream().map(RuleStatement::aspect).collect(Collectors.toSet());
        for (PieceType type : rules.pieceTypes()) {
            boolean goes = moved.get(type.index()) || goesAlone(type);
            moves.ask(
                    goes,
                    () -> "the " + type.name() + " (" + type.symbol()
                            + ") goes nowhere, neither alone on any square nor in the games; expected a move, unless it is"
                            + " meant to stand in the way");
            told.ask(
                    stated.contains(type.aspect()),
                    () -> "it says nothing of the " + type.name() + "; expected a statement on '"
                            + type.aspect().word() + "'");
        }
        return List.of(moves.answer(), told.answer());
    }

    private boolean goesAlone(PieceType type) {
        for (Side side : Side.values()) {
            int code = Piece.code(side, type.index());
            for (int cell = 0; cell < rules.cells(); cell++) {
                Setup alone =
                        rules.empty().toBuilder().piece(cell, code).side(side).build();
                if (rules.faults(alone, Purpose.STUDY).isEmpty()) {
                    Position position = rules.position(alone, Purpose.STUDY);
                    if (PieceReach.moves(position, cell).length > 0 || PieceReach.captures(position, cell).length > 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
