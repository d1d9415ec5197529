package org.plyspace.tck.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** A position of the toy in words. */
final class ToyWords implements PositionWords {

    private final ToyPosition position;
    private final ToyState state;

    ToyWords(ToyPosition position) {
        this.position = position;
        this.state = position.state();
    }

    @Override
    public Setup setup() {
        Setup.Builder setup = Setup.builder(ToyBoard.CELLS, 1)
                .anchor(0, state.anchor())
                .side(state.side())
                .clocks(state.halfmoves(), state.fullmoves())
                .field(ToyRules.OWN, state.owner() == Side.BLACK ? ToyRules.OWNED_BY_BLACK : "");
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            setup.piece(cell, state.pieceAt(cell));
        }
        if (state.crossed() >= 0) {
            setup.field(Setup.EN_PASSANT, name(state.crossed()) + ":" + name(state.crosser()));
        }
        return setup.build();
    }

    @Override
    public String text() {
        return ToyWriter.write(setup());
    }

    @Override
    public Layout layout() {
        return ToyLayout.of(setup());
    }

    @Override
    public String name(int cell) {
        return ToyBoard.name(cell, state.anchor());
    }

    @Override
    public String text(long move, Notation notation) {
        String machine = ToyBoard.text(move, state.anchor());
        boolean led = notation.equals(ToyRules.LED) && Move.kind(move) != Move.BOARD;
        return led ? ToyBoard.LETTERS.charAt(Piece.type(Move.piece(move))) + "@" + machine : machine;
    }

    @Override
    public String text(Attempt attempt) {
        if (attempt instanceof Attempt.Step step) {
            return name(step.from()) + "-" + name(step.to());
        }
        if (attempt instanceof Attempt.Shift shift) {
            return "H-" + ToyBoard.ANCHORS[shift.anchor()];
        }
        Attempt.Drop drop = (Attempt.Drop) attempt;
        return ToyBoard.LETTERS.charAt(drop.pieceType()) + "*" + name(drop.to());
    }

    @Override
    public long[] choices(Attempt attempt) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray())
                .filter(move -> Move.kind(move) == Move.BOARD
                        ? attempt.equals(new Attempt.Shift(Move.from(move), Move.to(move)))
                        : attempt.equals(new Attempt.Step(Move.from(move), Move.to(move))))
                .toArray();
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        return new ToyJudge(position).judge(move);
    }

    @Override
    public Stream<String> wellFormedMoves() {
        Stream<String> steps = IntStream.range(0, ToyBoard.CELLS)
                .filter(cell -> state.pieceAt(cell) != Piece.NONE)
                .boxed()
                .flatMap(this::wellFormedMovesFrom);
        return Stream.concat(steps, Stream.of("H-L", "H-R", "H-L=R", "H-R=R"));
    }

    private Stream<String> wellFormedMovesFrom(int from) {
        Stream<String> plain =
                IntStream.range(0, ToyBoard.CELLS).filter(to -> to != from).mapToObj(to -> name(from) + "-" + name(to));
        return ToyBoard.isPawn(state.pieceAt(from)) ? plain.flatMap(text -> Stream.of(text, text + "=R")) : plain;
    }

    @Override
    public List<Effect> describe(long move) {
        List<Effect> effects = new ArrayList<>();
        if (Move.kind(move) == Move.BOARD) {
            effects.add(new Effect.ShiftBoard(0, state.anchor(), Move.to(move)));
            carried().filter(cell -> Move.isPromotion(move)).ifPresent(cell -> promote(cell, move, effects));
            return effects;
        }
        if (Move.isCapture(move)) {
            int victim = Move.kind(move) == Move.EN_PASSANT ? state.crosser() : Move.to(move);
            effects.add(new Effect.Remove(victim, Move.captured(move)));
        }
        effects.add(new Effect.Step(Move.from(move), Move.to(move), Move.piece(move)));
        if (Move.isPromotion(move)) {
            promote(Move.to(move), move, effects);
        }
        changedOwner(move).ifPresent(owner -> effects.add(new Effect.ChangeOwner(0, owner)));
        return effects;
    }

    private Optional<Integer> carried() {
        return IntStream.range(ToyBoard.FIRST_OF_H, ToyBoard.CELLS)
                .filter(cell -> state.pieceAt(cell) != Piece.NONE)
                .boxed()
                .findFirst();
    }

    private void promote(int cell, long move, List<Effect> effects) {
        effects.add(new Effect.Remove(cell, Piece.code(state.side(), ToyBoard.PAWN)));
        effects.add(new Effect.Put(cell, Move.promoted(move)));
    }

    private Optional<Side> changedOwner(long move) {
        Side before = state.owner();
        state.make(move);
        Side after = state.owner();
        state.unmake();
        return before == after ? Optional.empty() : Optional.of(after);
    }
}
