package org.plyspace.tck.toy;

import java.util.Optional;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Side;
import org.plyspace.tck.plain.PlainPosition;

/** A position of the toy; delegates the work to {@link ToyState} and {@link ToyMoves}. */
final class ToyPosition extends PlainPosition {

    private static final Optional<Outcome> DEAD = Optional.of(Outcome.draw(Outcome.DEAD_POSITION));
    private static final Optional<Outcome> TOO_LONG = Optional.of(Outcome.draw(Outcome.FIFTY_MOVES));
    private static final Outcome STALEMATE = Outcome.draw(Outcome.STALEMATE);
    private static final Outcome[] MATED = {
        Outcome.win(Side.BLACK, Outcome.CHECKMATE), Outcome.win(Side.WHITE, Outcome.CHECKMATE)
    };

    private final ToyRules rules;
    private final ToyState state;
    private final ToyMoves moves;

    ToyPosition(ToyRules rules) {
        super(rules);
        this.rules = rules;
        this.state = new ToyState(rules.options().is(ToyVariant.HANDOVER, "on"));
        this.moves = new ToyMoves(state, rules.options().is(ToyVariant.DOUBLE_STEP, "on"));
    }

    ToyState state() {
        return state;
    }

    @Override
    protected void pseudoLegal(MoveList into) {
        moves.pseudoLegal(into);
    }

    @Override
    public long repetitionKey() {
        return hasLegalMove(Move.EN_PASSANT) ? state.key() : state.keyWithoutEnPassant();
    }

    @Override
    public int capturedCell(long move) {
        if (!Move.isCapture(move)) {
            return -1;
        }
        return Move.kind(move) == Move.EN_PASSANT ? state.crosser() : Move.to(move);
    }

    @Override
    public void changes(long move, Changes into) {
        into.clear();
        int before = state.anchor();
        Side owner = state.owner();
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            into.addPlace(ToyBoard.place(cell, before), pieceAt(cell), Piece.NONE);
        }
        state.make(move);
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            into.addPlace(ToyBoard.place(cell, state.anchor()), Piece.NONE, pieceAt(cell));
        }
        into.addAnchor(0, before, state.anchor());
        into.addOwner(0, owner.index(), state.owner().index());
        state.unmake();
    }

    @Override
    public void make(long move) {
        state.make(move);
    }

    @Override
    public void makeNull() {
        state.makeNull();
    }

    /** Passing is unsound with only king and pawns. */
    @Override
    public boolean isPassingSound() {
        boolean hasRook = false;
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            hasRook |= pieceAt(cell) == Piece.code(sideToMove(), ToyBoard.ROOK);
        }
        return hasRook && !inCheck();
    }

    @Override
    public void unmake() {
        state.unmake();
    }

    @Override
    public void setFrom(Position other) {
        state.setFrom(((ToyPosition) other).state);
    }

    @Override
    public Side sideToMove() {
        return state.side();
    }

    @Override
    public long key() {
        return state.key();
    }

    @Override
    public int halfmoveClock() {
        return state.halfmoves();
    }

    @Override
    public int fullmoveNumber() {
        return state.fullmoves();
    }

    @Override
    public int pieceAt(int cell) {
        return state.pieceAt(cell);
    }

    @Override
    public int anchorOf(int board) {
        return state.anchor();
    }

    @Override
    public Side ownerOf(int board) {
        return state.owner();
    }

    @Override
    public int placeOf(int cell) {
        return ToyBoard.place(cell, state.anchor());
    }

    @Override
    public int attacks(int cell, int[] into) {
        return moves.attacks(cell, into);
    }

    @Override
    public int x(int cell) {
        return ToyBoard.x(cell, state.anchor());
    }

    @Override
    public int y(int cell) {
        return ToyBoard.y(cell, state.anchor());
    }

    @Override
    public int z(int cell) {
        return 0;
    }

    @Override
    public int promotionDistance(int cell) {
        int piece = pieceAt(cell);
        return ToyBoard.isPawn(piece) ? Math.abs(ToyBoard.lastRank(Piece.side(piece)) - y(cell)) : -1;
    }

    @Override
    public long tags(long move) {
        return Move.kind(move) == Move.BOARD ? 1 : 0;
    }

    @Override
    public void place(Placement placement) {
        state.place(placement);
    }

    @Override
    public Position copy() {
        ToyPosition copy = new ToyPosition(rules);
        copy.setFrom(this);
        return copy;
    }

    @Override
    public Optional<Outcome> ending() {
        if (onlyKingsAreLeft()) {
            return DEAD;
        }
        return halfmoveClock() >= rules.options().number(ToyVariant.CLOCK) ? TOO_LONG : Optional.empty();
    }

    @Override
    public Outcome endingWithoutMove() {
        return inCheck() ? MATED[sideToMove().index()] : STALEMATE;
    }

    @Override
    public Optional<Outcome> outcome() {
        return hasLegalMove() ? ending() : Optional.of(endingWithoutMove());
    }

    private boolean onlyKingsAreLeft() {
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            if (pieceAt(cell) != Piece.NONE && Piece.type(pieceAt(cell)) != ToyBoard.KING) {
                return false;
            }
        }
        return true;
    }

    @Override
    public PositionWords words() {
        return new ToyWords(this);
    }
}
