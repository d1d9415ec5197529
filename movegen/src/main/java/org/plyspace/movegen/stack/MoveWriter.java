package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Effect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;

/** Writes legal moves in machine form, tells what they do, and writes every move that could be asked for. */
final class MoveWriter {

    private static final List<String> CHOICES = List.of("=Q", "=R", "=B", "=N");

    private final StackState state;
    private final Squares squares;

    MoveWriter(StackState state, Squares squares) {
        this.state = state;
        this.squares = squares;
    }

    String machine(long move) {
        return switch (Move.kind(move)) {
            case Move.CASTLING -> state.tables.castlings[Move.extra(move)].text();
            case Move.BOARD -> board(Move.from(move)) + "-" + anchor(Move.to(move)) + choice(move);
            default -> squares.name(Move.from(move)) + "-" + squares.name(Move.to(move)) + choice(move);
        };
    }

    /** Only the mover chooses; an opponent's uncovered pawn has no choice (meder.md M-3). */
    private String choice(long move) {
        boolean chosen = Move.isPromotion(move) && (Move.promoted(move) & 1) == state.mover;
        return chosen ? "=" + Men.TYPES.get(Piece.type(Move.promoted(move))).letter() : "";
    }

    private String board(int board) {
        return state.tables.stack.movables().get(board).name();
    }

    private String anchor(int anchor) {
        return state.tables.stack.anchors().get(anchor).name();
    }

    List<Effect> effects(long move) {
        return switch (Move.kind(move)) {
            case Move.CASTLING -> castling(state.tables.castlings[Move.extra(move)]);
            case Move.BOARD -> shift(move);
            default -> step(move);
        };
    }

    private List<Effect> castling(Castling castling) {
        return List.of(
                new Effect.Step(castling.kingFrom(), castling.kingTo(), state.piece[castling.kingFrom()]),
                new Effect.Step(castling.rookFrom(), castling.rookTo(), state.piece[castling.rookFrom()]));
    }

    private List<Effect> shift(long move) {
        List<Effect> effects = new ArrayList<>();
        effects.add(new Effect.ShiftBoard(Move.from(move), BoardShift.fromAnchor(move), Move.to(move)));
        if (Move.isPromotion(move)) {
            int cell = BoardShift.promoting(move);
            effects.add(new Effect.Remove(cell, state.piece[cell]));
            effects.add(new Effect.Put(cell, Move.promoted(move)));
        }
        return effects;
    }

    private List<Effect> step(long move) {
        List<Effect> effects = new ArrayList<>();
        int to = Move.to(move);
        if (Move.isCapture(move)) {
            int victim = Move.kind(move) == Move.EN_PASSANT ? Move.extra(move) : to;
            effects.add(new Effect.Remove(victim, Move.captured(move)));
        }
        effects.add(new Effect.Step(Move.from(move), to, Move.piece(move)));
        if (Move.isPromotion(move)) {
            effects.add(new Effect.Remove(to, Move.piece(move)));
            effects.add(new Effect.Put(to, Move.promoted(move)));
        }
        int taken = new MoveTags(state).boardTaken(move);
        if (taken >= 0) {
            effects.add(new Effect.ChangeOwner(taken, Side.of(state.mover)));
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
        boolean pawn = Piece.type(state.piece[from]) == Men.PAWN;
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

    private static Stream<String> withChoices(String text) {
        return Stream.concat(Stream.of(text), CHOICES.stream().map(text::concat));
    }
}
