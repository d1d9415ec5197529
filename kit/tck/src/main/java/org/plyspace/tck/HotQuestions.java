package org.plyspace.tck;

import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Changes;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;

/** Asks a position every question that must not allocate, without allocating itself. */
final class HotQuestions {

    private static final int MOVES_TRIED = 12;
    private static final int CELLS_ASKED = 300;

    private final Position position;
    private final Position other;
    private final MoveList[] lists = {new MoveList(), new MoveList(), new MoveList()};
    private final int[] cells;
    private final Placement placement;
    private final Changes changes = new Changes();
    private final MoveList scratch = new MoveList();
    private final AttackSummary summary;
    private final Optional<Unmoves> unmoves;
    private final SplittableRandom random = new SplittableRandom(1);
    private final int boards;
    private long sum;

    HotQuestions(Position position) {
        this.position = position;
        this.other = position.copy();
        this.cells = new int[position.rules().cells()];
        this.placement = new Placement(position.rules());
        // Counting for positions without a faster way is not their own work.
        this.summary = new AttackSummary(
                position.rules(),
                new int[position.rules().pieceTypes().size()],
                new PlainWays(position.rules()),
                (any, into) -> {});
        this.unmoves = position.rules().unmoves();
        this.boards = position.rules().empty().boards();
    }

    /** Generates, makes and unmakes some moves three plies deep. */
    void generate() {
        generate(0);
    }

    private void generate(int ply) {
        MoveList moves = lists[ply];
        moves.clear();
        position.legalCaptures(moves);
        position.legalQuietPromotions(moves);
        position.legalLoud(moves);
        moves.clear();
        position.legalMoves(moves);
        sum += position.countLegalMoves() + (position.hasLegalMove() ? 1 : 0);
        int stride = 1 + moves.size() / MOVES_TRIED;
        for (int i = 0; i < moves.size(); i += stride) {
            position.make(moves.get(i));
            sum += position.key();
            if (ply + 1 < lists.length) {
                generate(ply + 1);
            }
            position.unmake();
        }
    }

    /** Asks all other hot questions. */
    void askAll() {
        askAboutMoves();
        askAboutCells();
        askAboutMen(Side.WHITE);
        askAboutMen(Side.BLACK);
        if (!position.inCheck()) {
            position.makeNull();
            sum += position.key();
            position.unmake();
        }
        sum += position.repetitionKey() + position.halfmoveClock() + position.fullmoveNumber();
        sum += position.ending().isPresent() ? 1 : 0;
        sum += position.endingWithoutMove().reason().length() + (position.isPassingSound() ? 1 : 0);
        position.attackSummary(summary);
        sum += summary.numbers(0)[0];
        sum += position.randomMove(random, scratch) + position.rights();
        askForMovesBackwards();
        for (int piece = 2; piece < Piece.CODES; piece++) {
            sum += position.hand(piece);
        }
        other.setFrom(position);
        placement.clear();
        Placements.fill(placement, position, cells, boards);
        other.place(placement);
    }

    private void askAboutMoves() {
        MoveList moves = lists[0];
        moves.clear();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            position.changes(move, changes);
            sum += position.tags(move) + position.capturedCell(move) + changes.places();
            sum += i % MOVES_TRIED == 0 && position.isLegal(move) && !position.isLegal(~move) ? 1 : 0;
        }
    }

    private void askForMovesBackwards() {
        if (unmoves.isPresent()) {
            MoveList moves = lists[0];
            moves.clear();
            unmoves.get().quiet(position, moves);
            unmoves.get().quietOfMen(position, moves);
            sum += moves.size();
        }
    }

    private void askAboutCells() {
        int stride = 1 + cells.length / CELLS_ASKED;
        for (int cell = 0; cell < cells.length; cell += stride) {
            sum += position.pieceAt(cell) + position.x(cell) + position.y(cell) + position.z(cell);
            sum += position.placeOf(cell);
            sum += position.promotionDistance(cell);
            sum += position.isAttacked(cell, Side.WHITE) || position.isAttacked(cell, Side.BLACK) ? 1 : 0;
            if (position.pieceAt(cell) != Piece.NONE) {
                sum += position.attacks(cell, cells);
            }
        }
    }

    private void askAboutMen(Side side) {
        sum += position.men(side, cells) + position.royals(side, cells);
    }

    /** The sum of all answers, so that no question can be optimised away. */
    long sum() {
        return sum;
    }
}
