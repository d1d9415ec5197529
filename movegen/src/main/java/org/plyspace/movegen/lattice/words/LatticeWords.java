package org.plyspace.movegen.lattice.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Changes;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.judge.MoveJudge;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.lattice.declare.DeclaredPiece;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.play.PlayTerms;
import org.plyspace.movegen.notation.NotatedMoves;
import org.plyspace.movegen.text.Attempts;

/** Describes a {@link LatticePosition} in words. */
public final class LatticeWords implements PositionWords {

    private final LatticePosition position;
    private final PlayTerms rules;
    private final MachineForm machine;
    private final LatticeSetups setups;
    private final Supplier<Layout> layout;
    private final NotatedMoves texts;

    public LatticeWords(LatticePosition position, MachineForm machine, LatticeSetups setups, Supplier<Layout> layout) {
        this.position = position;
        this.rules = position.rules();
        this.machine = machine;
        this.setups = setups;
        this.layout = layout;
        this.texts = new NotatedMoves(position, rules.declaration().notations, new NotatedMoves.MachineForm() {
            @Override
            public String write(long move) {
                return machine.write(move, position.sideToMove());
            }

            @Override
            public Verdict judge(String typed) {
                return new LatticeJudge(position, machine, new LatticeExplainer(position, LatticeWords.this))
                        .judge(typed);
            }
        });
    }

    @Override
    public Setup setup() {
        return setups.setup(position);
    }

    @Override
    public String text() {
        return rules.write(setup());
    }

    @Override
    public Layout layout() {
        return layout.get();
    }

    @Override
    public String name(int cell) {
        return rules.name(cell);
    }

    @Override
    public String text(long move, Notation notation) {
        return texts.text(move, notation);
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        return texts.judge(move, notation);
    }

    @Override
    public Stream<String> wellFormedMoves() {
        Stream<String> preludes = rules.declaration().turnRule.prelude().stream()
                .flatMap(prelude -> prelude.cells(position).mapToObj(cell -> prelude.write(rules.name(cell))));
        return Stream.concat(
                plainMoves(), preludes.flatMap(prelude -> plainMoves().map(move -> prelude + move)));
    }

    @Override
    public String text(Attempt attempt) {
        if (attempt instanceof Attempt.Drop drop) {
            return rules.pieceTypes().get(drop.pieceType()).symbol() + "*" + rules.name(drop.to());
        }
        Attempt.Step step = (Attempt.Step) attempt;
        for (long move : choices(attempt)) {
            if (Move.kind(move) == Move.CASTLING || Move.kind(move) == Move.FROM_AFAR) {
                return machine.write(move, position.sideToMove());
            }
        }
        return rules.name(step.from()) + "-" + rules.name(step.to());
    }

    @Override
    public long[] choices(Attempt attempt) {
        return Attempts.choices(position, attempt);
    }

    private Stream<String> plainMoves() {
        Stream<String> steps = IntStream.range(0, rules.cells())
                .filter(from -> position.state.board.at[from] != Piece.NONE)
                .boxed()
                .flatMap(this::steps);
        return Stream.concat(Stream.concat(machine.castlings().stream(), steps), drops());
    }

    private Stream<String> steps(int from) {
        DeclaredPiece piece = rules.declaration().pieces.get(Piece.type(position.state.board.at[from]));
        boolean promotes = piece.pawn().isPresent() || piece.promotion().isPresent();
        boolean afar = piece.modes().stream().anyMatch(mode -> mode.kind() == Mode.Kind.AFAR);
        Stream<String> steps = cells().map(to -> rules.name(from) + "-" + to)
                .flatMap(step -> promotes ? Stream.concat(Stream.of(step), promotions(step)) : Stream.of(step));
        return afar ? Stream.concat(steps, cells().map(to -> rules.name(from) + "*" + to)) : steps;
    }

    private Stream<String> cells() {
        return IntStream.range(0, rules.cells()).mapToObj(rules::name);
    }

    private Stream<String> promotions(String step) {
        return rules.pieceTypes().stream().map(PieceType::symbol).map(symbol -> step + "=" + symbol);
    }

    private Stream<String> drops() {
        return rules.heldTypes().stream()
                .filter(type -> position.hand(Piece.code(position.sideToMove(), type)) > 0)
                .map(type -> rules.pieceTypes().get(type).symbol() + "*")
                .flatMap(drop -> cells().map(to -> drop + to));
    }

    @Override
    public List<Effect> describe(long move) {
        List<Effect> effects = new ArrayList<>();
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = Move.piece(move);
        if (MovePrelude.isIn(move)) {
            addPrelude(move, effects);
        }
        if (Move.isCapture(move)) {
            effects.add(new Effect.Remove(position.capturedCell(move), Move.captured(move)));
            int held = position.state.held(move);
            if (held != Piece.NONE) {
                effects.add(new Effect.TakeInHand(held));
            }
        }
        if (Move.kind(move) == Move.FROM_AFAR) {
            return effects;
        }
        if (Move.kind(move) == Move.DROP) {
            effects.add(new Effect.Drop(to, piece));
            return effects;
        }
        if (Move.kind(move) == Move.CASTLING) {
            Castling way = position.state.tables.castling.way(position.state.side, from, to);
            effects.addAll(way.effects(piece, position.pieceAt(way.rookFrom())));
            return effects;
        }
        effects.add(new Effect.Step(from, to, piece));
        if (Move.isPromotion(move)) {
            effects.add(new Effect.Remove(to, piece));
            effects.add(new Effect.Put(to, Move.promoted(move)));
        }
        return effects;
    }

    private void addPrelude(long move, List<Effect> effects) {
        Changes changes = new Changes();
        rules.declaration().turnRule.prelude().orElseThrow().changes(MovePrelude.cell(move), position, changes);
        for (int i = 0; i < changes.places(); i++) {
            effects.add(new Effect.Remove(changes.place(i), changes.pieceBefore(i)));
        }
    }

    /** Judges moves on a lattice. */
    static final class LatticeJudge extends MoveJudge {

        private final LatticePosition position;

        LatticeJudge(LatticePosition position, MachineForm machine, LatticeExplainer explainer) {
            super(position, machine, explainer);
            this.position = position;
        }

        /** Lists only the moves of the man or the drop in question, which are far fewer. */
        @Override
        protected void list(MoveReading reading, MoveList into) {
            if (reading instanceof MoveReading.Step step) {
                listAt(Piece.NONE, step.from(), into);
            } else if (reading instanceof MoveReading.Afar afar) {
                listAt(Piece.NONE, afar.from(), into);
            } else if (reading instanceof MoveReading.Drop drop) {
                listAt(Piece.code(position.sideToMove(), drop.type()), drop.to(), into);
            } else {
                position.legalMoves(into);
            }
        }

        private void listAt(int dropped, MoveReading.Square square, MoveList into) {
            if (square.cell() != MoveReading.NONE) {
                position.listAt(dropped, square.cell(), into);
            }
        }

        @Override
        protected String castling(long move) {
            return position.state
                    .tables
                    .castling
                    .way(position.state.side, Move.from(move), Move.to(move))
                    .text();
        }

        @Override
        protected boolean means(MoveReading reading, long move) {
            if (reading instanceof MoveReading.After after) {
                return MovePrelude.cell(move) == after.square().cell()
                        && super.means(after.rest(), MovePrelude.rest(move));
            }
            return !MovePrelude.isIn(move) && super.means(reading, move);
        }
    }
}
