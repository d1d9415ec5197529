package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Role;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.text.Attempts;
import org.plyspace.movegen.text.MoveInput;

/** A {@link LatticePosition} in words. */
final class LatticeWords implements PositionWords {

    private final LatticePosition position;
    private final LatticeRules rules;
    private final MachineForm machine;

    LatticeWords(LatticePosition position) {
        this.position = position;
        this.rules = position.rules();
        this.machine = rules.machineForm();
    }

    @Override
    public Setup setup() {
        return rules.setups().setup(position);
    }

    @Override
    public String text() {
        return rules.write(setup());
    }

    @Override
    public Layout layout() {
        return rules.layout(position::hand);
    }

    @Override
    public String name(int cell) {
        return rules.name(cell);
    }

    @Override
    public String text(long move, Notation notation) {
        if (notation.equals(Notation.MACHINE)) {
            return machine.write(move, position.sideToMove());
        }
        SourceNotation source = source(notation);
        String text = source.write(position, move);
        position.make(move);
        String mark = position.inCheck() ? source.mark(true, !position.hasLegalMove()) : source.mark(false, false);
        position.unmake();
        return text + mark;
    }

    private SourceNotation source(Notation notation) {
        return rules.declaration().notations.stream()
                .filter(source -> source.notation().equals(notation))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no notation " + notation.id() + " in " + rules.spec() + "; there are " + rules.notations()));
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        return notation.equals(Notation.MACHINE)
                ? judge(move)
                : source(notation).judge(position, move);
    }

    private Verdict judge(String typed) {
        MoveInput input = MoveInput.of(typed);
        MoveReading reading = machine.read(input);
        if (isMalformed(reading)) {
            MoveInput second = input.withLeadingPiece();
            MoveReading other = machine.read(second);
            if (!isMalformed(other)) {
                return judge(other, second.piece());
            }
        }
        return judge(reading, input.piece());
    }

    private static boolean isMalformed(MoveReading reading) {
        return reading instanceof MoveReading.Refused refused && refused.verdict() instanceof Verdict.Malformed;
    }

    private Verdict judge(MoveReading reading, String piece) {
        if (reading instanceof MoveReading.Refused refused) {
            return refused.verdict();
        }
        Explainer explainer = new Explainer(position);
        Optional<Verdict> mismatch = piece.isEmpty() ? Optional.empty() : explainer.mismatch(reading.plain(), piece);
        if (mismatch.isPresent()) {
            return mismatch.get();
        }
        MoveList moves = candidates(reading);
        for (int i = 0; i < moves.size(); i++) {
            if (machine.means(reading, moves.get(i), position.sideToMove())) {
                return new Verdict.Legal(moves.get(i));
            }
        }
        Verdict verdict = explainer.explain(reading);
        return reading.plain() instanceof MoveReading.Step step && verdict instanceof Verdict.Illegal illegal
                ? withEnds(ArrivalHint.added(illegal, position, step), step)
                : verdict;
    }

    /** Marks where the step starts and ends, whatever the reason speaks of. */
    private static Verdict withEnds(Verdict.Illegal verdict, MoveReading.Step step) {
        Verdict.Illegal marked = verdict.cells(Role.MOVER).isEmpty() ? verdict.mark(Role.MOVER, step.from()) : verdict;
        return marked.cells(Role.TARGET).isEmpty() ? marked.mark(Role.TARGET, step.to()) : marked;
    }

    /** The legal moves among which a move that was read is, if it is legal. */
    private MoveList candidates(MoveReading reading) {
        MoveList moves = new MoveList();
        if (reading instanceof MoveReading.Step step) {
            position.listAt(Piece.NONE, step.from(), moves);
        } else if (reading instanceof MoveReading.Afar afar) {
            position.listAt(Piece.NONE, afar.from(), moves);
        } else if (reading instanceof MoveReading.Drop drop) {
            position.listAt(Piece.code(position.sideToMove(), drop.type()), drop.to(), moves);
        } else {
            position.legalMoves(moves);
        }
        return moves;
    }

    @Override
    public Stream<String> wellFormedMoves() {
        return GivingUp.wellFormed(position, this::plainMoves);
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
        LatticeSpec spec = rules.declaration();
        Stream<String> castlings =
                Stream.concat(spec.castlings.stream().map(Castling::text).distinct(), spec.castlingsOff.stream());
        Stream<String> steps = IntStream.range(0, rules.cells())
                .filter(from -> position.board.at[from] != Piece.NONE)
                .boxed()
                .flatMap(this::steps);
        return Stream.concat(Stream.concat(castlings, steps), drops());
    }

    private Stream<String> steps(int from) {
        PieceSpec piece = rules.declaration().pieces.get(Piece.type(position.board.at[from]));
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
        if (GivingUp.isIn(move)) {
            effects.add(new Effect.Remove(GivingUp.cell(move), position.pieceAt(GivingUp.cell(move))));
        }
        if (Move.isCapture(move)) {
            effects.add(new Effect.Remove(position.capturedCell(move), Move.captured(move)));
            GeneralTables general = position.tables.general;
            if (general != null && general.hasHands && general.heldAs[Move.captured(move)] != Piece.NONE) {
                effects.add(new Effect.TakeInHand(general.heldAs[Move.captured(move)]));
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
            Castling way = position.tables.castling.way(position.side, from, to);
            int rook = position.pieceAt(way.rookFrom());
            effects.add(new Effect.Step(from, to, piece));
            effects.add(new Effect.Step(way.rookFrom(), way.rookTo(), rook));
            return effects;
        }
        effects.add(new Effect.Step(from, to, piece));
        if (Move.isPromotion(move)) {
            effects.add(new Effect.Remove(to, piece));
            effects.add(new Effect.Put(to, Move.promoted(move)));
        }
        return effects;
    }
}
