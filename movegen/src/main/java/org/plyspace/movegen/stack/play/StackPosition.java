package org.plyspace.movegen.stack.play;

import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.end.Endings;
import org.plyspace.movegen.end.Standing;
import org.plyspace.movegen.stack.declare.Kind;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** A position over a stack of boards. Longer than most classes because it implements all methods of {@link Position}. */
public final class StackPosition implements Position, Standing {

    private final Rules rules;
    private final StackDeclaration declaration;
    private final Function<StackPosition, PositionWords> words;
    private final StackState state;
    private final StackAttacks attacks;
    private final StackMoveLister lister;
    private final MoveCounter counter;
    private final MoveMaker maker;
    private final LegalTargets targets;
    private final MoveCheck check;
    private final MoveChanges changes;
    private final MoveTags tags;
    private final Endings endings;
    private final StackSetups setups;
    private final PawnDistances distances;
    /** Created on first use: most positions never draw. */
    private StackDraw draw;
    /** Created on first use. */
    private StackSummary summary;
    /** Created on first use. */
    private BackwardMoves backward;

    /** Creates the position of a state, which it takes over; {@code words} describe it. */
    public StackPosition(
            Rules rules, StackDeclaration declaration, StackState state, Function<StackPosition, PositionWords> words) {
        this.rules = rules;
        this.declaration = declaration;
        this.words = words;
        this.state = state;
        this.attacks = StackAttacks.of(state);
        this.targets = LegalTargets.of(state, attacks);
        MoveCoder coder = new MoveCoder(state);
        this.lister = new StackMoveLister(state, targets, coder);
        this.check = new MoveCheck(state, targets, coder);
        this.changes = new MoveChanges(state);
        this.counter = new MoveCounter(state, targets);
        this.maker = new MoveMaker(state, attacks);
        this.tags = new MoveTags(state);
        this.endings = state.tables.endings;
        this.setups = new StackSetups(declaration, state);
        this.distances = new PawnDistances(state);
    }

    public StackState state() {
        return state;
    }

    public LegalTargets targets() {
        return targets;
    }

    @Override
    public Rules rules() {
        return rules;
    }

    @Override
    public void legalMoves(MoveList into) {
        lister.listAll(into);
    }

    @Override
    public void legalCaptures(MoveList into) {
        lister.listCaptures(into);
    }

    @Override
    public void legalQuietPromotions(MoveList into) {
        lister.listQuietPromotions(into);
    }

    @Override
    public void legalLoud(MoveList into) {
        lister.listLoud(into);
    }

    @Override
    public int countLegalMoves() {
        return counter.count(Integer.MAX_VALUE);
    }

    @Override
    public long randomMove(RandomGenerator random, MoveList scratch) {
        if (draw == null) {
            draw = new StackDraw(state, targets, new MoveCoder(state));
        }
        long move = draw.next(random);
        return move == Move.NONE ? Position.super.randomMove(random, scratch) : move;
    }

    @Override
    public boolean hasLegalMove() {
        return counter.count(1) > 0;
    }

    @Override
    public boolean isLegal(long move) {
        return check.isLegal(move);
    }

    @Override
    public int capturedCell(long move) {
        return MoveChanges.capturedCell(move);
    }

    @Override
    public void changes(long move, Changes into) {
        changes.of(move, into);
    }

    @Override
    public void make(long move) {
        maker.make(move);
    }

    @Override
    public void makeNull() {
        maker.makeNull();
    }

    /**
     * False with only kings and pawns left, where passing is often better than any move. Board moves could serve as waiting
     * moves, but may not last.
     */
    @Override
    public boolean isPassingSound() {
        long idle = state.men[Kind.code(state.mover, Kind.ROYAL)] | state.men[Kind.code(state.mover, Kind.PAWN)];
        return (state.side[state.mover] & ~idle) != 0 && !inCheck();
    }

    @Override
    public void unmake() {
        maker.unmake();
    }

    @Override
    public void setFrom(Position other) {
        if (!(other instanceof StackPosition that) || that.state.tables != state.tables) {
            throw new IllegalArgumentException("a position of " + rules.setting() + " cannot be set to one of "
                    + other.rules().setting() + "; expected a position of the same rules object");
        }
        if (that != this) {
            state.copyFrom(that.state);
        }
        maker.forget();
    }

    @Override
    public Side sideToMove() {
        return Side.of(state.mover);
    }

    @Override
    public boolean inCheck() {
        return attacks.isInCheck(state.mover);
    }

    @Override
    public long key() {
        return state.fullmoveNumber < state.tables.castlingFrom ? state.key ^ banKey() : state.key;
    }

    /** The move number matters only while it forbids castling; repetition disregards it. */
    private long banKey() {
        return (state.rights & state.tables.lateRights) == 0 ? 0 : Zobrist.number(state.fullmoveNumber);
    }

    @Override
    public int halfmoveClock() {
        return state.shownHalfmoves();
    }

    @Override
    public int fullmoveNumber() {
        return state.shownFullmoves();
    }

    @Override
    public int pieceAt(int cell) {
        return state.piece[cell];
    }

    @Override
    public int hand(int piece) {
        return state.hands.length == 0 ? 0 : state.hands[piece];
    }

    @Override
    public int anchorOf(int board) {
        return state.attachment.anchorOf(board);
    }

    @Override
    public Side ownerOf(int board) {
        return Side.of(state.owners[board]);
    }

    @Override
    public int rights() {
        return state.rights;
    }

    @Override
    public int placeOf(int cell) {
        return state.placeOf(cell);
    }

    @Override
    public int men(Side side, int[] into) {
        return list(state.side[side.index()], into);
    }

    @Override
    public int royals(Side side, int[] into) {
        return list(state.men[Kind.code(side.index(), Kind.ROYAL)], into);
    }

    @Override
    public int attacks(int cell, int[] into) {
        return list(attacks.from(cell), into);
    }

    @Override
    public void attackSummary(AttackSummary into) {
        if (summary == null) {
            summary = new StackSummary(this, attacks);
        }
        summary.fill(into);
    }

    /** Lists the quiet moves that lead to this position, those of boards only on request. */
    public void unmoves(MoveList into, boolean withBoards) {
        if (backward == null) {
            backward = new BackwardMoves(state, attacks, setups);
        }
        backward.list(into, withBoards);
    }

    private static int list(long cells, int[] into) {
        int count = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            into[count++] = Long.numberOfTrailingZeros(rest);
        }
        return count;
    }

    @Override
    public boolean isAttacked(int cell, Side by) {
        return attacks.isAttacked(cell, by.index());
    }

    @Override
    public int x(int cell) {
        return state.tables.grid.file(state.attachment.columnOf(cell));
    }

    @Override
    public int y(int cell) {
        return state.tables.grid.rank(state.attachment.columnOf(cell));
    }

    @Override
    public int z(int cell) {
        return state.attachment.levelOf(cell);
    }

    @Override
    public int promotionDistance(int cell) {
        int code = state.piece[cell];
        if (!state.tables.isPawn(code)) {
            return -1;
        }
        return distances.from(code & 1, state.attachment.columnOf(cell));
    }

    @Override
    public long tags(long move) {
        return tags.of(move);
    }

    @Override
    public void place(Placement placement) {
        state.place(placement);
        state.doubleSteps = setups.pawnsAtHome();
        state.key = state.freshKey();
        maker.forget();
    }

    @Override
    public Position copy() {
        StackState twin = new StackState(state.tables);
        twin.copyFrom(state);
        return new StackPosition(rules, declaration, twin, words);
    }

    /** Counted checks do not distinguish repeated positions. */
    @Override
    public long repetitionKey() {
        long key = state.key ^ Zobrist.checks(state.checks);
        return state.passedPawn == StackState.NOWHERE || canCaptureEnPassant() ? key : key ^ state.enPassantKey();
    }

    private boolean canCaptureEnPassant() {
        long pawns = targets.enPassantPawns();
        if (pawns == 0) {
            return false;
        }
        targets.prepare();
        for (; pawns != 0; pawns &= pawns - 1) {
            if (targets.enPassant(Long.numberOfTrailingZeros(pawns)) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Outcome> ending() {
        return endings.ending(this);
    }

    @Override
    public Outcome endingWithoutMove() {
        return endings.withoutMove(this);
    }

    @Override
    public Optional<Outcome> outcome() {
        return hasLegalMove() ? ending() : Optional.of(endingWithoutMove());
    }

    @Override
    public int mover() {
        return state.mover;
    }

    @Override
    public int pieces(int code) {
        return state.tables.men.has(code)
                ? Long.bitCount(state.men[Kind.code(code & 1, state.tables.kindOf[code])]) + hand(code)
                : 0;
    }

    @Override
    public int men(int side) {
        int men = Long.bitCount(state.side[side]);
        for (int code : state.tables.hands.held[side]) {
            men += state.hands[code];
        }
        return men;
    }

    @Override
    public int royals(int side) {
        return Long.bitCount(state.men[Kind.code(side, Kind.ROYAL)]);
    }

    @Override
    public boolean isOnGoal(int side) {
        return (state.men[Kind.code(side, Kind.ROYAL)] & state.tables.goals[side]) != 0;
    }

    @Override
    public int checksGiven(int side) {
        return Checks.of(state.checks, side);
    }

    @Override
    public PositionWords words() {
        return words.apply(this);
    }
}
