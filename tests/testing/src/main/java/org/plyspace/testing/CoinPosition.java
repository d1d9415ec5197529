package org.plyspace.testing;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Changes;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Remembers the moves made; methods that an experiment has no reason to call fail. */
final class CoinPosition implements Position {

    static final int WHITE_KING = Piece.code(Side.WHITE, 0);
    static final int BLACK_KING = Piece.code(Side.BLACK, 0);

    private static final int WIN = 0;
    private static final int TIE = 1;
    private static final int CHECK = 3;
    private static final int MOVES = 4;

    private final Rules rules;
    private final MoveList made = new MoveList();

    CoinPosition(Rules rules) {
        this.rules = rules;
    }

    @Override
    public Rules rules() {
        return rules;
    }

    @Override
    public void legalMoves(MoveList into) {
        for (int extra = 0; extra < MOVES; extra++) {
            into.add(Move.withExtra(plain(), extra));
        }
    }

    /** A move of the side to move without the choice among the four. */
    long plain() {
        return Move.of(0, 1, sideToMove() == Side.WHITE ? WHITE_KING : BLACK_KING, 0);
    }

    @Override
    public int countLegalMoves() {
        return MOVES;
    }

    @Override
    public boolean hasLegalMove() {
        return true;
    }

    @Override
    public void make(long move) {
        made.add(move);
    }

    @Override
    public void unmake() {
        made.truncate(made.size() - 1);
    }

    @Override
    public Side sideToMove() {
        return Side.of(made.size() % 2);
    }

    @Override
    public boolean inCheck() {
        return last() == CHECK;
    }

    @Override
    public int men(Side side, int[] into) {
        into[0] = side.index();
        return 1;
    }

    @Override
    public long tags(long move) {
        return Move.extra(move) == TIE && !rules.tags().isEmpty() ? 1 : 0;
    }

    @Override
    public long repetitionKey() {
        return made.size();
    }

    @Override
    public Optional<Outcome> outcome() {
        if (last() == WIN) {
            return Optional.of(Outcome.win(sideToMove().opposite(), "saying so"));
        }
        return last() == TIE ? Optional.of(Outcome.draw("tie")) : Optional.empty();
    }

    @Override
    public Optional<Outcome> ending() {
        return outcome();
    }

    @Override
    public Outcome endingWithoutMove() {
        throw notAsked();
    }

    private int last() {
        return made.size() == 0 ? -1 : Move.extra(made.get(made.size() - 1));
    }

    @Override
    public PositionWords words() {
        return new CoinWords(this);
    }

    static Layout layout() {
        List<Layout.Square> squares =
                List.of(new Layout.Square(0, "a", true, 0, 0, 0, 0), new Layout.Square(1, "b", false, 1, 0, 1, 0));
        Layout.Board board = new Layout.Board(
                "1", 0, 0, 0, 2, 1, List.of("a", "b"), List.of(), squares, Optional.empty(), false, Optional.empty());
        return new Layout(List.of(board), List.of(), new Layout.View(Layout.Facing.WHITE_NEAR, List.of("1")));
    }

    @Override
    public void legalCaptures(MoveList into) {
        throw notAsked();
    }

    @Override
    public void makeNull() {
        throw notAsked();
    }

    @Override
    public void setFrom(Position other) {
        throw notAsked();
    }

    @Override
    public long key() {
        throw notAsked();
    }

    @Override
    public int halfmoveClock() {
        return made.size();
    }

    @Override
    public int fullmoveNumber() {
        throw notAsked();
    }

    @Override
    public int pieceAt(int cell) {
        return cell == 0 ? WHITE_KING : BLACK_KING;
    }

    @Override
    public int royals(Side side, int[] into) {
        throw notAsked();
    }

    @Override
    public int attacks(int cell, int[] into) {
        throw notAsked();
    }

    @Override
    public boolean isAttacked(int cell, Side by) {
        throw notAsked();
    }

    @Override
    public int x(int cell) {
        throw notAsked();
    }

    @Override
    public int y(int cell) {
        throw notAsked();
    }

    @Override
    public int z(int cell) {
        throw notAsked();
    }

    @Override
    public int promotionDistance(int cell) {
        throw notAsked();
    }

    @Override
    public void place(Placement placement) {
        throw notAsked();
    }

    @Override
    public void legalQuietPromotions(MoveList into) {
        throw notAsked();
    }

    @Override
    public boolean isLegal(long move) {
        return Move.extra(move) < MOVES && Move.withExtra(move, 0) == plain();
    }

    @Override
    public int capturedCell(long move) {
        throw notAsked();
    }

    @Override
    public void changes(long move, Changes into) {
        throw notAsked();
    }

    @Override
    public boolean isPassingSound() {
        throw notAsked();
    }

    @Override
    public Position copy() {
        throw notAsked();
    }

    static AssertionError notAsked() {
        return new AssertionError("nothing in an experiment asks this");
    }
}
