package org.plyspace.tck.hex;

import java.util.List;
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

/** A position on the hexagons; delegates the work to {@link HexState} and {@link HexMoves}. */
final class HexPosition extends PlainPosition {

    private static final List<Optional<Outcome>> GOALS = List.of(
            Optional.of(Outcome.win(Side.WHITE, Outcome.GOAL)), Optional.of(Outcome.win(Side.BLACK, Outcome.GOAL)));
    private static final List<Outcome> MATES =
            List.of(Outcome.win(Side.WHITE, Outcome.CHECKMATE), Outcome.win(Side.BLACK, Outcome.CHECKMATE));
    private static final List<Outcome> STALEMATES =
            List.of(Outcome.win(Side.WHITE, Outcome.STALEMATE), Outcome.win(Side.BLACK, Outcome.STALEMATE));

    private static final Side[] SIDES = Side.values();

    private final HexRules rules;
    private final HexState state = new HexState();
    private final HexMoves moves = new HexMoves(state);

    HexPosition(HexRules rules) {
        super(rules);
        this.rules = rules;
    }

    HexState state() {
        return state;
    }

    boolean mayDrop(int type, int cell) {
        return moves.mayDrop(type, cell);
    }

    @Override
    protected void pseudoLegal(MoveList into) {
        moves.pseudoLegal(into);
    }

    @Override
    public int capturedCell(long move) {
        return Move.isCapture(move) ? Move.to(move) : -1;
    }

    @Override
    public void changes(long move, Changes into) {
        into.clear();
        int target = Move.to(move);
        if (Move.isCapture(move)) {
            int held = HexBoard.held(Move.captured(move));
            into.addPlace(target, Move.captured(move), Piece.NONE);
            into.addHand(held, state.hand(held), state.hand(held) + 1);
        }
        if (Move.kind(move) == Move.DROP) {
            int piece = Move.piece(move);
            into.addHand(piece, state.hand(piece), state.hand(piece) - 1);
            into.addPlace(target, Piece.NONE, piece);
        } else if (Move.kind(move) == Move.NORMAL) {
            into.addPlace(Move.from(move), Move.piece(move), Piece.NONE);
            into.addPlace(target, Piece.NONE, Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move));
        }
    }

    @Override
    public void make(long move) {
        state.make(move);
    }

    @Override
    public void makeNull() {
        state.makeNull();
    }

    @Override
    public boolean isPassingSound() {
        return !inCheck();
    }

    @Override
    public void unmake() {
        state.unmake();
    }

    @Override
    public void setFrom(Position other) {
        state.setFrom(((HexPosition) other).state);
    }

    @Override
    public void place(Placement placement) {
        state.place(placement);
    }

    @Override
    public Position copy() {
        HexPosition copy = new HexPosition(rules);
        copy.setFrom(this);
        return copy;
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
    public long repetitionKey() {
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
    public int hand(int piece) {
        return state.hand(piece);
    }

    @Override
    public int attacks(int cell, int[] into) {
        return moves.attacks(cell, into);
    }

    @Override
    public int x(int cell) {
        return HexBoard.file(cell);
    }

    @Override
    public int y(int cell) {
        return HexBoard.rank(cell);
    }

    @Override
    public int z(int cell) {
        return 0;
    }

    @Override
    public int promotionDistance(int cell) {
        int piece = pieceAt(cell);
        int ranks = piece == Piece.NONE || Piece.type(piece) != HexBoard.PAWN
                ? 0
                : HexBoard.ranksToGo(cell, Piece.side(piece));
        return ranks == 0 ? -1 : Math.max(1, ranks - 1);
    }

    @Override
    public long tags(long move) {
        return 0;
    }

    @Override
    public Optional<Outcome> ending() {
        for (Side side : SIDES) {
            if (pieceAt(HexBoard.goal(side)) == Piece.code(side, HexBoard.KING)) {
                return GOALS.get(side.index());
            }
        }
        return Optional.empty();
    }

    @Override
    public Outcome endingWithoutMove() {
        return (inCheck() ? MATES : STALEMATES).get(sideToMove().opposite().index());
    }

    @Override
    public Optional<Outcome> outcome() {
        boolean hasMove = hasLegalMove();
        if (!hasMove && inCheck()) {
            return Optional.of(endingWithoutMove());
        }
        Optional<Outcome> ending = ending();
        return hasMove || ending.isPresent() ? ending : Optional.of(endingWithoutMove());
    }

    @Override
    public PositionWords words() {
        return new HexWords(this);
    }
}
