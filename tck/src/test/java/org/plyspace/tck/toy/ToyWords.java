package org.plyspace.tck.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
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
                .field("own", state.owner() == Side.BLACK ? "H:b" : "");
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
        int anchor = state.anchor();
        Layout.Board fixed = Layout.Board.fixed("M", 2, 0, 0, 4, 4, squares(0, ToyBoard.FIRST_OF_H));
        Layout.Board hopping = new Layout.Board(
                "H",
                ToyBoard.anchorX(anchor),
                ToyBoard.anchorY(anchor),
                0,
                2,
                2,
                squares(ToyBoard.FIRST_OF_H, ToyBoard.CELLS),
                Optional.of(anchor),
                false,
                Optional.of(state.owner()));
        return new Layout(
                List.of(fixed, hopping),
                List.of(anchor(ToyBoard.LEFT), anchor(ToyBoard.RIGHT)),
                new Layout.View(Layout.Facing.WHITE_NEAR, List.of("M", "H")));
    }

    private List<Layout.Square> squares(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(cell -> new Layout.Square(cell, name(cell), (position.x(cell) + position.y(cell)) % 2 == 1))
                .toList();
    }

    private Layout.Anchor anchor(int number) {
        return new Layout.Anchor(
                ToyBoard.ANCHORS[number],
                ToyBoard.anchorX(number),
                ToyBoard.anchorY(number),
                0,
                false,
                state.anchor() != number);
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
            rider().filter(cell -> Move.isPromotion(move)).ifPresent(cell -> promote(cell, move, effects));
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

    private Optional<Integer> rider() {
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
