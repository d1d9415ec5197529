package org.plyspace.tck;

import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Asks a position all that must not allocate, itself allocating nothing. */
final class HotQuestions {

    private static final int MOVES_TRIED = 12;
    private static final int CELLS_ASKED = 300;

    private final Position position;
    private final Position other;
    private final MoveList[] lists = {new MoveList(), new MoveList(), new MoveList()};
    private final int[] cells;
    private final int[] men = new int[2];
    private final int[] pieces = new int[2];
    private long sum;

    HotQuestions(Position position) {
        this.position = position;
        this.other = position.copy();
        this.cells = new int[position.rules().cells()];
    }

    /** Generates, makes and unmakes some moves three plies deep. */
    void generate() {
        generate(0);
    }

    private void generate(int ply) {
        MoveList moves = lists[ply];
        moves.clear();
        position.legalCaptures(moves);
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

    /** Asks everything else that is hot. */
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
        other.setFrom(position);
        if (position.men(Side.WHITE, cells) > 0) {
            men[0] = cells[0];
            men[1] = (cells[0] + 1) % cells.length;
            pieces[0] = position.pieceAt(cells[0]);
            pieces[1] = pieces[0];
            other.place(men, pieces, cells.length > 1 ? 2 : 1, Side.BLACK);
        }
    }

    private void askAboutMoves() {
        MoveList moves = lists[0];
        moves.clear();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            sum += position.tags(moves.get(i));
        }
    }

    private void askAboutCells() {
        int stride = 1 + cells.length / CELLS_ASKED;
        for (int cell = 0; cell < cells.length; cell += stride) {
            sum += position.pieceAt(cell) + position.x(cell) + position.y(cell) + position.z(cell);
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

    /** What all answers add up to, so that no question can be optimised away. */
    long sum() {
        return sum;
    }
}
