package org.plyspace.movegen.stack;

import java.util.List;
import java.util.function.LongPredicate;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.movegen.stack.Citations.Topic;

/**
 * Judges moves given as text. A move is legal if it is among the legal moves; only if it is not, the explainers look for the
 * reason.
 */
final class Judge {

    private final StackPosition position;
    private final StackState state;
    private final Squares squares;

    Judge(StackPosition position, Squares squares) {
        this.position = position;
        this.state = position.state();
        this.squares = squares;
    }

    Verdict judge(StackDefinition definition, String text, boolean inSourceNotation) {
        try {
            SourceNotation notation = definition.sourceNotation();
            SourceMove meant = inSourceNotation ? notation.toMachine(text, position) : new SourceMove.Machine(text);
            if (meant instanceof SourceMove.Refused refused) {
                return refused.verdict();
            }
            String machine = ((SourceMove.Machine) meant).text();
            boolean pieceInFront = inSourceNotation && notation.hasPieceInFront();
            return judge(definition, new MoveReader(definition, state, squares, pieceInFront).read(machine));
        } catch (TextException noMove) {
            return new Verdict.Malformed(noMove.reason(), noMove.offset());
        }
    }

    private Verdict judge(StackDefinition definition, MoveRequest request) {
        long move = find(request);
        Reasons reasons = new Reasons(definition, squares);
        if (move != Move.NONE && hasRightPiece(request, move)) {
            return new Verdict.Legal(move, new PathExplainer(definition, state, squares, reasons).remark(move));
        }
        if (request instanceof MoveRequest.Step step) {
            return new StepExplainer(definition, position, squares, reasons).explain(step);
        }
        if (request instanceof MoveRequest.Shift shift) {
            return new ShiftExplainer(definition, position, squares, reasons).explain(shift);
        }
        if (request instanceof MoveRequest.Castle castle) {
            return new CastlingExplainer(position, squares, reasons).explain(castle.kingSide());
        }
        return reasons.illegal(
                Refusal.ONE_MOVE_A_TURN,
                "two moves in one turn; a turn is one move, of a piece or of a board",
                Topic.ONE_MOVE);
    }

    private boolean hasRightPiece(MoveRequest request, long move) {
        return !(request instanceof MoveRequest.Step step)
                || step.piece().isEmpty()
                || state.tables.men.symbol(Move.piece(move)).equals(step.piece());
    }

    /** Whether there is a legal move asked for in this way. */
    boolean isLegal(MoveRequest request) {
        return find(request) != Move.NONE;
    }

    /** The legal move asked for, or {@link Move#NONE}. */
    private long find(MoveRequest request) {
        LongPredicate meant = meant(request);
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (meant.test(legal.get(i))) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }

    private LongPredicate meant(MoveRequest request) {
        if (request instanceof MoveRequest.Step step) {
            return meantStep(step);
        }
        if (request instanceof MoveRequest.Shift shift) {
            return meantShift(shift);
        }
        return move -> request instanceof MoveRequest.Castle castle
                && Move.kind(move) == Move.CASTLING
                && castle.kingSide() == state.tables.castlings[Move.extra(move)].kingSide();
    }

    private LongPredicate meantStep(MoveRequest.Step step) {
        int from = squares.cell(step.from());
        int to = squares.cell(step.to());
        int chosen = chosen(step.promotion());
        return move -> Move.kind(move) != Move.BOARD
                && Move.kind(move) != Move.CASTLING
                && Move.from(move) == from
                && Move.to(move) == to
                && BoardShift.choice(move, state.mover) == chosen;
    }

    private LongPredicate meantShift(MoveRequest.Shift shift) {
        List<String> anchors =
                state.tables.stack.anchors().stream().map(Anchor::name).toList();
        int anchor = anchors.indexOf(shift.place());
        int chosen = chosen(shift.promotion());
        return move -> Move.kind(move) == Move.BOARD
                && Move.from(move) == shift.board()
                && Move.to(move) == anchor
                && BoardShift.choice(move, state.mover) == chosen;
    }

    private int chosen(String promotion) {
        return promotion.isEmpty() ? Piece.NONE : state.tables.men.ofSymbol(promotion, Side.of(state.mover));
    }
}
