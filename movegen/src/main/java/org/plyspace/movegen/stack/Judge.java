package org.plyspace.movegen.stack;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.stack.Citations.Topic;
import org.plyspace.movegen.text.MoveInput;

/**
 * Judges moves given as text. A move is legal if it is among the legal moves; only if it is not, the explainers look for the
 * reason.
 */
final class Judge {

    private final StackDefinition definition;
    private final StackPosition position;
    private final StackState state;
    private final Squares squares;

    Judge(StackDefinition definition, StackPosition position, Squares squares) {
        this.definition = definition;
        this.position = position;
        this.state = position.state();
        this.squares = squares;
    }

    Verdict judge(String text, boolean inSourceNotation) {
        try {
            String machine = inSourceNotation ? definition.sourceNotation().toMachine(text, position) : text;
            return judge(new MoveReader(definition, state, squares).read(machine));
        } catch (TextException noMove) {
            return new Verdict.Malformed(noMove.getMessage(), noMove.offset());
        }
    }

    private Verdict judge(MoveRequest request) {
        long move = find(request);
        if (move != Move.NONE && hasRightPiece(request, move)) {
            return new Verdict.Legal(move);
        }
        Reasons reasons = new Reasons(definition, squares);
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
                "two moves in one turn; a turn is one move, of a piece or of a board", Topic.TURN, Men.KING);
    }

    private static boolean hasRightPiece(MoveRequest request, long move) {
        return !(request instanceof MoveRequest.Step step)
                || step.piece() == MoveInput.NO_PIECE
                || Men.TYPES.get(Piece.type(Move.piece(move))).letter() == step.piece();
    }

    /** The legal move asked for, or {@link Move#NONE}. */
    private long find(MoveRequest request) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (isMeant(request, legal.get(i))) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }

    private boolean isMeant(MoveRequest request, long move) {
        int kind = Move.kind(move);
        if (request instanceof MoveRequest.Step step) {
            boolean isStep = kind != Move.BOARD && kind != Move.CASTLING;
            return isStep
                    && squares.cell(step.from()) == Move.from(move)
                    && squares.cell(step.to()) == Move.to(move)
                    && chosen(step.promotion()) == Move.promoted(move);
        }
        if (request instanceof MoveRequest.Shift shift) {
            boolean choosing = Move.isPromotion(move) && (Move.promoted(move) & 1) == state.mover;
            return kind == Move.BOARD
                    && shift.board() == Move.from(move)
                    && shift.place()
                            .equals(definition
                                    .stack()
                                    .anchors()
                                    .get(Move.to(move))
                                    .name())
                    && chosen(shift.promotion()) == (choosing ? Move.promoted(move) : Piece.NONE);
        }
        return request instanceof MoveRequest.Castle castle
                && kind == Move.CASTLING
                && castle.kingSide() == state.tables.castlings[Move.extra(move)].kingSide();
    }

    private int chosen(char promotion) {
        return promotion == MoveRequest.NO_PROMOTION ? Piece.NONE : Men.ofLetter(promotion, Side.of(state.mover));
    }
}
