package org.plyspace.tck.toy;

import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** Finds why a move of the toy is illegal, and which cells are involved. */
final class ToyReasons {

    private final ToyPosition position;
    private final ToyState state;
    private final int anchor;

    ToyReasons(ToyPosition position) {
        this.position = position;
        this.state = position.state();
        this.anchor = state.anchor();
    }

    Verdict.Illegal wrongPiece(long move) {
        return illegal(Refusal.WRONG_PIECE, "another piece stands there").mark(Role.MOVER, Move.from(move));
    }

    Verdict whyNotHop(String place, String promotion) {
        String squares = "H-" + place;
        if (state.owner() != state.side()) {
            return illegal(Refusal.NOT_YOURS, "H is not your board");
        }
        if (place.equals(ToyBoard.ANCHORS[anchor])) {
            String other = ToyBoard.ANCHORS[ToyBoard.RIGHT - anchor];
            return illegal(Refusal.BOARD_PLACE, "H hangs on " + place + " already; expected " + other);
        }
        return almost(squares, promotion)
                .orElseGet(() -> illegal(Refusal.BOARD_STAYS, "only one man of its owner's may be on H when it hops"));
    }

    Verdict whyNot(String origin, String target, String promotion) {
        int from = ToyBoard.cellNamed(origin, anchor);
        int to = ToyBoard.cellNamed(target, anchor);
        if (from < 0 || to < 0) {
            return illegal(Refusal.NO_SUCH_SQUARE, "no such square now: " + (from < 0 ? origin : target));
        }
        int piece = state.pieceAt(from);
        if (piece == Piece.NONE) {
            return illegal(Refusal.EMPTY_ORIGIN, "nothing stands on " + origin).mark(Role.MOVER, from);
        }
        if (Piece.side(piece) != state.side()) {
            return illegal(Refusal.NOT_YOURS, "not your man on " + origin).mark(Role.MOVER, from);
        }
        int onTarget = state.pieceAt(to);
        if (onTarget != Piece.NONE && Piece.side(onTarget) == state.side()) {
            return illegal(Refusal.OWN_PIECE_ON_TARGET, "your own man stands on " + target)
                    .mark(Role.TARGET, to);
        }
        return almost(origin + "-" + target, promotion).orElseGet(() -> manner(piece, from, to, onTarget));
    }

    /** The reason if the move is right except for the king's safety or the promotion. */
    private Optional<Verdict> almost(String squares, String promotion) {
        MoveList pseudo = position.pseudoLegal();
        for (long move : pseudo.toArray()) {
            String text = ToyBoard.text(move, anchor);
            if (text.equals(squares + promotion)) {
                return Optional.of(attacked(move));
            }
            if (text.startsWith(squares) && !position.keepsRoyalsSafe(move)) {
                return Optional.of(attacked(move));
            }
            if (text.equals(squares + "=R")) {
                return Optional.of(illegal(Refusal.MUST_PROMOTE, "the pawn is promoted; expected =R"));
            }
            if (text.equals(squares)) {
                return Optional.of(illegal(Refusal.MAY_NOT_PROMOTE, "nothing is promoted there"));
            }
        }
        return Optional.empty();
    }

    private Verdict.Illegal attacked(long move) {
        Side side = state.side();
        boolean ofKing = Move.piece(move) == Piece.code(side, ToyBoard.KING);
        boolean leaves = ofKing || Move.kind(move) == Move.BOARD || Move.kind(move) == Move.EN_PASSANT;
        Refusal kind = position.inCheck() ? Refusal.LEAVES_CHECK : leaves ? Refusal.EXPOSES_ROYAL : Refusal.PINNED;
        Verdict.Illegal illegal = new Verdict.Illegal(kind, "leaves the king attacked", "toy 3");
        int[] reach = new int[ToyBoard.CELLS];
        state.make(move);
        int king = -1;
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            king = state.pieceAt(cell) == Piece.code(side, ToyBoard.KING) ? cell : king;
        }
        for (int cell = 0; cell < ToyBoard.CELLS; cell++) {
            boolean enemy = state.pieceAt(cell) != Piece.NONE && Piece.side(state.pieceAt(cell)) != side;
            int count = enemy ? position.attacks(cell, reach) : 0;
            for (int i = 0; i < count; i++) {
                illegal = reach[i] == king ? illegal.mark(Role.ATTACKER, cell) : illegal;
            }
        }
        state.unmake();
        return illegal.mark(Role.ROYAL, king);
    }

    private Verdict manner(int piece, int from, int to, int onTarget) {
        int dx = ToyBoard.x(to, anchor) - ToyBoard.x(from, anchor);
        int dy = ToyBoard.y(to, anchor) - ToyBoard.y(from, anchor);
        boolean straight = (dx == 0) != (dy == 0);
        if (Piece.type(piece) == ToyBoard.ROOK && straight) {
            return blocked(from, Integer.signum(dx), Integer.signum(dy));
        }
        if (Piece.type(piece) == ToyBoard.PAWN) {
            int steps = dy * ToyBoard.forward(state.side());
            if (dx == 0 && steps == 1) {
                return illegal(Refusal.MAY_NOT_CAPTURE, "pawns capture diagonally only")
                        .mark(Role.TARGET, to);
            }
            if (dx == 0 && steps == 2 && ToyBoard.isHome(from, state.side())) {
                boolean crosses = state.pieceAt(ToyBoard.cellAt(ToyBoard.x(from, anchor), middle(from, to), anchor))
                        != Piece.NONE;
                return crosses ? blocked(from, 0, dy / 2) : doubleStepTo(to, onTarget);
            }
            if (Math.abs(dx) == 1 && steps == 1) {
                return illegal(Refusal.NOTHING_TO_CAPTURE, "pawns go diagonally to capture only")
                        .mark(Role.TARGET, to);
            }
        }
        return illegal(Refusal.DOES_NOT_MOVE_SO, "the man does not move so").mark(Role.MOVER, from);
    }

    private int middle(int from, int to) {
        return (ToyBoard.y(from, anchor) + ToyBoard.y(to, anchor)) / 2;
    }

    private Verdict doubleStepTo(int to, int onTarget) {
        return onTarget == Piece.NONE
                ? illegal(Refusal.RIGHT_LOST, "there are no double steps")
                : illegal(Refusal.MAY_NOT_CAPTURE, "pawns capture diagonally only")
                        .mark(Role.TARGET, to);
    }

    private Verdict blocked(int from, int dx, int dy) {
        int x = ToyBoard.x(from, anchor) + dx;
        int y = ToyBoard.y(from, anchor) + dy;
        int cell = ToyBoard.cellAt(x, y, anchor);
        while (cell >= 0 && state.pieceAt(cell) == Piece.NONE) {
            x += dx;
            y += dy;
            cell = ToyBoard.cellAt(x, y, anchor);
        }
        return illegal(Refusal.BLOCKED, "something stands in the way").mark(Role.BLOCKER, cell);
    }

    private static Verdict.Illegal illegal(Refusal kind, String reason) {
        return new Verdict.Illegal(kind, reason, "toy 1");
    }
}
