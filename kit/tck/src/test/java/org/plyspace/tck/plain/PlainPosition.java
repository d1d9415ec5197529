package org.plyspace.tck.plain;

import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** A position that visits every cell and finds legal moves by trying each one. */
public abstract class PlainPosition implements Position {

    private final Rules rules;
    private final int cells;
    private final boolean[] royal;
    private final int[] reach;
    private final MoveList pseudo = new MoveList();
    private final MoveList scratch = new MoveList();

    protected PlainPosition(Rules rules) {
        this.rules = rules;
        this.cells = rules.cells();
        this.reach = new int[cells];
        this.royal = new boolean[Piece.CODES];
        for (PieceType type : rules.pieceTypes()) {
            royal[Piece.code(Side.WHITE, type.index())] = type.royal();
            royal[Piece.code(Side.BLACK, type.index())] = type.royal();
        }
    }

    /** Appends all pseudo-legal moves. */
    protected abstract void pseudoLegal(MoveList into);

    /** All pseudo-legal moves, valid until the next call. */
    public MoveList pseudoLegal() {
        pseudo.clear();
        pseudoLegal(pseudo);
        return pseudo;
    }

    @Override
    public final Rules rules() {
        return rules;
    }

    @Override
    public final void legalMoves(MoveList into) {
        pseudoLegal();
        for (int i = 0; i < pseudo.size(); i++) {
            if (keepsRoyalsSafe(pseudo.get(i))) {
                into.add(pseudo.get(i));
            }
        }
    }

    /** Whether no royal piece of the side to move is attacked after a move. */
    public final boolean keepsRoyalsSafe(long move) {
        Side side = sideToMove();
        make(move);
        boolean safe = !isRoyalAttacked(side);
        unmake();
        return safe;
    }

    /** Whether a royal piece of a side is attacked. */
    public final boolean isRoyalAttacked(Side side) {
        for (int cell = 0; cell < cells; cell++) {
            int piece = pieceAt(cell);
            if (royal[piece] && Piece.side(piece) == side && isAttacked(cell, side.opposite())) {
                return true;
            }
        }
        return false;
    }

    private MoveList listed() {
        scratch.clear();
        legalMoves(scratch);
        return scratch;
    }

    @Override
    public final void legalCaptures(MoveList into) {
        MoveList all = listed();
        for (int i = 0; i < all.size(); i++) {
            if (Move.isCapture(all.get(i))) {
                into.add(all.get(i));
            }
        }
    }

    @Override
    public final void legalQuietPromotions(MoveList into) {
        MoveList all = listed();
        for (int i = 0; i < all.size(); i++) {
            long move = all.get(i);
            if (Move.isPromotion(move) && !Move.isCapture(move) && Move.kind(move) != Move.BOARD) {
                into.add(move);
            }
        }
    }

    @Override
    public final int countLegalMoves() {
        return listed().size();
    }

    @Override
    public final boolean hasLegalMove() {
        return countLegalMoves() > 0;
    }

    @Override
    public final boolean isLegal(long move) {
        return listed().contains(move);
    }

    /** Whether there is a legal move of a kind. */
    protected final boolean hasLegalMove(int kind) {
        MoveList all = listed();
        for (int i = 0; i < all.size(); i++) {
            if (Move.kind(all.get(i)) == kind) {
                return true;
            }
        }
        return false;
    }

    @Override
    public final boolean inCheck() {
        return isRoyalAttacked(sideToMove());
    }

    @Override
    public final boolean isAttacked(int target, Side by) {
        for (int cell = 0; cell < cells; cell++) {
            int piece = pieceAt(cell);
            int count = piece != Piece.NONE && Piece.side(piece) == by ? attacks(cell, reach) : 0;
            for (int i = 0; i < count; i++) {
                if (reach[i] == target) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public final int men(Side side, int[] into) {
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            int piece = pieceAt(cell);
            if (piece != Piece.NONE && Piece.side(piece) == side) {
                into[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public final int royals(Side side, int[] into) {
        int count = 0;
        for (int cell = 0; cell < cells; cell++) {
            int piece = pieceAt(cell);
            if (royal[piece] && Piece.side(piece) == side) {
                into[count++] = cell;
            }
        }
        return count;
    }
}
