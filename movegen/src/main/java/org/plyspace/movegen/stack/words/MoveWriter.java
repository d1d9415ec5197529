package org.plyspace.movegen.stack.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.play.BoardShift;
import org.plyspace.movegen.stack.play.MoveChanges;
import org.plyspace.movegen.stack.play.StackState;

/** Writes legal moves in machine form, describes them, and writes every well-formed move. */
record MoveWriter(StackState state, Squares squares) {

    /** Implements {@link org.plyspace.api.PositionWords#text(Attempt)}. */
    String machine(Attempt attempt) {
        if (attempt instanceof Attempt.Step step) {
            return squares.name(step.from()) + "-" + squares.name(step.to());
        }
        if (attempt instanceof Attempt.Shift shift) {
            return board(shift.board()) + "-" + anchor(shift.anchor());
        }
        throw new IllegalArgumentException("no drop by rules without pieces in hand: " + attempt);
    }

    String machine(long move) {
        return switch (Move.kind(move)) {
            case Move.CASTLING -> state.tables.castlings[Move.extra(move)].text();
            case Move.BOARD -> board(Move.from(move)) + "-" + anchor(Move.to(move)) + choice(move);
            default -> squares.name(Move.from(move)) + "-" + squares.name(Move.to(move)) + choice(move);
        };
    }

    private String choice(long move) {
        int chosen = BoardShift.choice(move, state.mover);
        return chosen == Piece.NONE ? "" : "=" + state.tables.men.symbol(chosen);
    }

    private String board(int board) {
        return state.tables.stack.movables().get(board).name();
    }

    private String anchor(int anchor) {
        return state.tables.stack.anchors().get(anchor).name();
    }

    /** The effects of a move on men and boards; {@link StackWords} adds changes of owners. */
    List<Effect> effects(long move) {
        return switch (Move.kind(move)) {
            case Move.CASTLING -> {
                Castling way =
                        state.tables.castlings[Move.extra(move)].declared().way();
                yield way.effects(Move.piece(move), state.piece[way.rookFrom()]);
            }
            case Move.BOARD -> shift(move);
            default -> step(move);
        };
    }

    private List<Effect> shift(long move) {
        List<Effect> effects = new ArrayList<>();
        effects.add(new Effect.ShiftBoard(Move.from(move), BoardShift.fromAnchor(move), Move.to(move)));
        int cell = BoardShift.promoting(move);
        if (cell != StackState.NOWHERE) {
            effects.add(new Effect.Remove(cell, state.piece[cell]));
            effects.add(new Effect.Put(cell, Move.promoted(move)));
        }
        return effects;
    }

    private List<Effect> step(long move) {
        List<Effect> effects = new ArrayList<>();
        int to = Move.to(move);
        if (Move.isCapture(move)) {
            effects.add(new Effect.Remove(MoveChanges.capturedCell(move), Move.captured(move)));
        }
        effects.add(new Effect.Step(Move.from(move), to, Move.piece(move)));
        if (Move.isPromotion(move)) {
            effects.add(new Effect.Remove(to, Move.piece(move)));
            effects.add(new Effect.Put(to, Move.promoted(move)));
        }
        return effects;
    }

    Stream<String> wellFormed() {
        Stream<String> steps = IntStream.range(0, state.tables.stack.cells())
                .filter(cell -> state.piece[cell] != Piece.NONE)
                .boxed()
                .flatMap(this::steps);
        Stream<String> shifts =
                state.tables.stack.movables().stream().map(Board::name).flatMap(this::shifts);
        return Stream.concat(steps, Stream.concat(Stream.of("O-O", "O-O-O"), shifts));
    }

    private Stream<String> steps(int from) {
        boolean pawn = state.tables.isPawn(state.piece[from]);
        String start = squares.name(from) + "-";
        return IntStream.range(0, state.tables.stack.cells())
                .mapToObj(to -> start + squares.name(to))
                .flatMap(text -> pawn ? withChoices(text) : Stream.of(text));
    }

    private Stream<String> shifts(String board) {
        return state.tables.stack.anchors().stream()
                .map(Anchor::name)
                .flatMap(anchor -> withChoices(board + "-" + anchor));
    }

    private Stream<String> withChoices(String text) {
        Stream<String> choices = IntStream.of(state.tables.promotions)
                .mapToObj(
                        type -> text + "=" + state.tables.men.types().get(type).symbol());
        return Stream.concat(Stream.of(text), choices);
    }
}
