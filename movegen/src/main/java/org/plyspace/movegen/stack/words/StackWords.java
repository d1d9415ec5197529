package org.plyspace.movegen.stack.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.judge.MoveJudge;
import org.plyspace.movegen.notation.NotatedMoves;
import org.plyspace.movegen.stack.declare.Squares;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.play.BoardShift;
import org.plyspace.movegen.stack.play.MoveChanges;
import org.plyspace.movegen.stack.play.StackPosition;
import org.plyspace.movegen.stack.play.StackSetups;
import org.plyspace.movegen.stack.play.StackState;
import org.plyspace.movegen.text.Attempts;

/** Describes a position over a stack of boards in words. */
public final class StackWords implements PositionWords {

    private final StackDeclaration declaration;
    private final StackPosition position;
    private final Squares squares;
    private final MoveWriter writer;
    private final NotatedMoves texts;

    public StackWords(StackDeclaration declaration, StackPosition position) {
        this.declaration = declaration;
        this.position = position;
        this.squares = new Squares(declaration.squares(), position.state().attachment);
        this.writer = new MoveWriter(position.state(), squares);
        this.texts = new NotatedMoves(position, List.of(declaration.sourceNotation()), new NotatedMoves.MachineForm() {
            @Override
            public String write(long move) {
                return writer.machine(move);
            }

            @Override
            public Verdict judge(String typed) {
                return new StackJudge(new StackExplainer(declaration, position, squares, StackWords.this)).judge(typed);
            }
        });
    }

    @Override
    public Setup setup() {
        return new StackSetups(declaration, position.state()).setup();
    }

    @Override
    public String text() {
        return position.rules().write(setup());
    }

    @Override
    public Layout layout() {
        return new StackLayout(position.state(), squares).layout();
    }

    @Override
    public String name(int cell) {
        return squares.name(cell);
    }

    @Override
    public String text(long move, Notation notation) {
        return texts.text(move, notation);
    }

    @Override
    public String text(Attempt attempt) {
        return writer.machine(attempt);
    }

    @Override
    public long[] choices(Attempt attempt) {
        return Attempts.choices(position, attempt);
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        return texts.judge(move, notation);
    }

    @Override
    public Stream<String> wellFormedMoves() {
        return writer.wellFormed();
    }

    @Override
    public List<Effect> describe(long move) {
        List<Effect> effects = new ArrayList<>(writer.effects(move));
        List<Side> before = controllers();
        position.make(move);
        List<Side> after = controllers();
        position.unmake();
        for (int board = 0; board < before.size(); board++) {
            if (before.get(board) != after.get(board)) {
                effects.add(new Effect.ChangeOwner(board, after.get(board)));
            }
        }
        return effects;
    }

    private List<Side> controllers() {
        return IntStream.range(0, position.state().tables.boardCount)
                .mapToObj(position.state()::controller)
                .toList();
    }

    /** Judges moves over a stack of boards. */
    static final class StackJudge extends MoveJudge {

        private final StackExplainer explainer;

        StackJudge(StackExplainer explainer) {
            super(
                    explainer.position(),
                    new StackGrammar(explainer.declaration, explainer.state, explainer.squares),
                    explainer);
            this.explainer = explainer;
        }

        @Override
        protected String castling(long move) {
            return explainer.state.tables.castlings[Move.extra(move)].text();
        }

        @Override
        protected int anchor(String name) {
            return explainer.declaration.stack().anchors().stream()
                    .map(Anchor::name)
                    .toList()
                    .indexOf(name);
        }

        @Override
        protected Verdict.Legal legal(long move) {
            return explainer.state.tables.space == null ? new PathExplainer(explainer).legal(move) : super.legal(move);
        }
    }

    /** Writes legal moves in machine form, describes them, and writes every well-formed move. */
    private record MoveWriter(StackState state, Squares squares) {

        /** Implements {@link org.plyspace.api.PositionWords#text(Attempt)}. */
        String machine(Attempt attempt) {
            if (attempt instanceof Attempt.Step step) {
                return squares.name(step.from()) + "-" + squares.name(step.to());
            }
            if (attempt instanceof Attempt.Shift shift) {
                return board(shift.board()) + "-" + anchor(shift.anchor());
            }
            Attempt.Drop drop = (Attempt.Drop) attempt;
            if (!state.tables.hands.exist()) {
                throw new IllegalArgumentException("no drop by rules without pieces in hand: " + drop);
            }
            return drop(Piece.code(Side.of(state.mover), drop.pieceType())) + squares.name(drop.to());
        }

        private String drop(int code) {
            return state.tables.men.symbol(code) + "*";
        }

        String machine(long move) {
            return switch (Move.kind(move)) {
                case Move.CASTLING -> state.tables.castlings[Move.extra(move)].text();
                case Move.BOARD -> board(Move.from(move)) + "-" + anchor(Move.to(move)) + choice(move);
                case Move.DROP -> drop(Move.piece(move)) + squares.name(Move.to(move));
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
                case Move.DROP -> List.of(new Effect.Drop(Move.to(move), Move.piece(move)));
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
                int held = state.tables.hands.heldAs[Move.captured(move)];
                if (held != Piece.NONE) {
                    effects.add(new Effect.TakeInHand(held));
                }
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
            Stream<String> drops = IntStream.of(state.tables.hands.held[state.mover])
                    .filter(code -> state.hands[code] > 0)
                    .mapToObj(this::drop)
                    .flatMap(this::ontoEach);
            return Stream.of(steps, Stream.of("O-O", "O-O-O"), shifts, drops).flatMap(some -> some);
        }

        private Stream<String> steps(int from) {
            boolean pawn = state.tables.isPawn(state.piece[from]);
            String start = squares.name(from) + "-";
            return ontoEach(start).flatMap(text -> pawn ? withChoices(text) : Stream.of(text));
        }

        private Stream<String> ontoEach(String start) {
            return IntStream.range(0, state.tables.stack.cells()).mapToObj(to -> start + squares.name(to));
        }

        private Stream<String> shifts(String board) {
            return state.tables.stack.anchors().stream()
                    .map(Anchor::name)
                    .flatMap(anchor -> withChoices(board + "-" + anchor));
        }

        private Stream<String> withChoices(String text) {
            Stream<String> choices = IntStream.of(state.tables.promotions)
                    .mapToObj(type ->
                            text + "=" + state.tables.men.types().get(type).symbol());
            return Stream.concat(Stream.of(text), choices);
        }
    }
}
