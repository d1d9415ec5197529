package org.plyspace.movegen.stack;

import java.util.Optional;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.ColumnGrid;

/** A position over a stack of boards. Longer than most classes because it answers all of {@link Position}'s questions. */
final class StackPosition implements Position {

    private static final int FIFTY_MOVES = 100;

    private final StackRules rules;
    private final StackState state;
    private final Attacks attacks;
    private final MoveLister lister;
    private final MoveCounter counter;
    private final MoveMaker maker;
    private final LegalTargets targets;
    private final MoveTags tags;
    private final SetupLoader loader;

    StackPosition(StackRules rules, StackState state) {
        this.rules = rules;
        this.state = state;
        this.attacks = new Attacks(state);
        this.targets = new LegalTargets(state, attacks);
        this.lister = new MoveLister(state, targets);
        this.counter = new MoveCounter(state, targets);
        this.maker = new MoveMaker(state);
        this.tags = new MoveTags(state);
        this.loader = rules.loader(state);
    }

    StackState state() {
        return state;
    }

    LegalTargets targets() {
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
    public int countLegalMoves() {
        return counter.count(Integer.MAX_VALUE);
    }

    @Override
    public boolean hasLegalMove() {
        return counter.count(1) > 0;
    }

    @Override
    public void make(long move) {
        maker.make(move);
    }

    @Override
    public void makeNull() {
        maker.makeNull();
    }

    @Override
    public void unmake() {
        maker.unmake();
    }

    @Override
    public void setFrom(Position other) {
        state.copyFrom(((StackPosition) other).state);
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
        return state.key;
    }

    @Override
    public int halfmoveClock() {
        return state.halfmoveClock;
    }

    @Override
    public int fullmoveNumber() {
        return state.fullmoveNumber;
    }

    @Override
    public int pieceAt(int cell) {
        return state.piece[cell];
    }

    @Override
    public int men(Side side, int[] into) {
        return list(state.side[side.index()], into);
    }

    @Override
    public int royals(Side side, int[] into) {
        return list(state.men[Men.code(side.index(), Men.KING)], into);
    }

    @Override
    public int attacks(int cell, int[] into) {
        return list(attacks.from(cell), into);
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
        if (code == Piece.NONE || Piece.type(code) != Men.PAWN) {
            return -1;
        }
        int side = code & 1;
        ColumnGrid grid = state.tables.grid;
        int column = state.attachment.columnOf(cell);
        int distance = 0;
        while (column != ColumnGrid.NONE && (state.promotionColumns[side] >>> column & 1) == 0) {
            column = grid.step(column, 0, side == 0 ? 1 : -1);
            distance++;
        }
        return column == ColumnGrid.NONE ? -1 : distance;
    }

    @Override
    public long tags(long move) {
        return tags.of(move);
    }

    @Override
    public void place(int[] cells, int[] pieces, int count, Side toMove) {
        state.clear(state.tables.homes);
        for (int i = 0; i < count; i++) {
            state.put(cells[i], pieces[i]);
        }
        state.mover = toMove.index();
        state.doubleSteps = loader.pawnsAtHome();
        state.key = state.freshKey();
        maker.forget();
    }

    @Override
    public Position copy() {
        StackState twin = new StackState(state.tables);
        twin.copyFrom(state);
        return new StackPosition(rules, twin);
    }

    @Override
    public long repetitionKey() {
        if (state.passedPawn == StackState.NOWHERE) {
            return state.key;
        }
        targets.prepare();
        for (long pawns = targets.enPassantPawns(); pawns != 0; pawns &= pawns - 1) {
            if (targets.enPassant(Long.numberOfTrailingZeros(pawns)) != 0) {
                return state.key;
            }
        }
        return state.key ^ state.enPassantKey();
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!hasLegalMove()) {
            return Optional.of(
                    inCheck()
                            ? Outcome.win(sideToMove().opposite(), Outcome.CHECKMATE)
                            : Outcome.draw(Outcome.STALEMATE));
        }
        if (onlyKings()) {
            return Optional.of(Outcome.draw(Outcome.DEAD_POSITION));
        }
        return state.halfmoveClock >= FIFTY_MOVES ? Optional.of(Outcome.draw(Outcome.FIFTY_MOVES)) : Optional.empty();
    }

    private boolean onlyKings() {
        long kings = state.men[Men.code(0, Men.KING)] | state.men[Men.code(1, Men.KING)];
        return state.occupied() == kings;
    }

    @Override
    public PositionWords words() {
        return rules.words(this);
    }
}
