package org.plyspace.tck.hex;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** Judges texts of moves on the hexagons. */
final class HexJudge {

    private static final Pattern SHAPE = Pattern.compile(
            "(?:(?:([KRA]|\\+?P)@)?([a-e][1-5])([-x*])([a-e][1-5])(=\\+P)?|([KRA]|\\+?P)\\*([a-e][1-5]))(?:\\+|\\+\\+|#)?");
    private static final int LONGEST = 20;

    private final HexPosition position;
    private final HexState state;

    HexJudge(HexPosition position) {
        this.position = position;
        this.state = position.state();
    }

    Verdict judge(String text) {
        Matcher parts = SHAPE.matcher(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        if (!parts.matches()) {
            return new Verdict.Malformed("not a move; moves look like 'c1-c2', 'c1*c3', 'P*c3', 'c3-c4=+P'", 0);
        }
        if (parts.group(6) != null) {
            return drop(parts.group(6), parts.group(7));
        }
        int from = HexBoard.cellNamed(parts.group(2));
        int to = HexBoard.cellNamed(parts.group(4));
        if (from < 0 || to < 0) {
            return illegal(Refusal.NO_SUCH_SQUARE, "no such cell");
        }
        boolean afar = parts.group(3).equals("*");
        return step(from, to, afar, parts.group(5) != null, parts.group(1));
    }

    private Verdict drop(String symbol, String target) {
        int type = HexBoard.typeOf(symbol);
        int cell = HexBoard.cellNamed(target);
        int piece = Piece.code(state.side(), type);
        if (cell < 0) {
            return illegal(Refusal.NO_SUCH_SQUARE, "no such cell");
        }
        if (state.hand(piece) == 0) {
            return illegal(Refusal.NOT_IN_HAND, "no " + symbol + " in hand");
        }
        if (state.pieceAt(cell) != Piece.NONE || !position.mayDrop(type, cell)) {
            return illegal(Refusal.DROP_FORBIDDEN, symbol + " may not be dropped on " + target)
                    .mark(Role.TARGET, cell);
        }
        return legalOrAttacked(Move.of(cell, cell, piece, Piece.NONE, Move.DROP));
    }

    private Verdict legalOrAttacked(long move) {
        return position.keepsRoyalsSafe(move) ? new Verdict.Legal(move) : attacked(move);
    }

    private Verdict step(int from, int to, boolean afar, boolean promotes, String symbol) {
        int piece = state.pieceAt(from);
        if (piece == Piece.NONE) {
            return illegal(Refusal.EMPTY_ORIGIN, "nothing stands there").mark(Role.MOVER, from);
        }
        if (Piece.side(piece) != state.side()) {
            return illegal(Refusal.NOT_YOURS, "not your man").mark(Role.MOVER, from);
        }
        if (symbol != null && HexBoard.typeOf(symbol) != Piece.type(piece)) {
            return illegal(Refusal.WRONG_PIECE, "another man stands there").mark(Role.MOVER, from);
        }
        int onTarget = state.pieceAt(to);
        if (onTarget != Piece.NONE && Piece.side(onTarget) == state.side()) {
            return illegal(Refusal.OWN_PIECE_ON_TARGET, "your own man stands there")
                    .mark(Role.TARGET, to);
        }
        return almost(from, to, afar, promotes).orElseGet(() -> manner(piece, from, to, onTarget, afar));
    }

    /** The verdict on a move that is right except for the king's safety or the promotion. */
    private Optional<Verdict> almost(int from, int to, boolean afar, boolean promotes) {
        Optional<Verdict> other = Optional.empty();
        for (long move : position.pseudoLegal().toArray()) {
            boolean same = Move.kind(move) == (afar ? Move.FROM_AFAR : Move.NORMAL)
                    && Move.from(move) == from
                    && Move.to(move) == to;
            if (same && Move.isPromotion(move) == promotes) {
                return Optional.of(legalOrAttacked(move));
            }
            if (same) {
                other = Optional.of(
                        !position.keepsRoyalsSafe(move)
                                ? attacked(move)
                                : promotes
                                        ? illegal(Refusal.MAY_NOT_PROMOTE, "nothing is promoted there")
                                        : illegal(Refusal.MUST_PROMOTE, "the pawn is promoted; expected =+P"));
            }
        }
        return other;
    }

    private Verdict.Illegal attacked(long move) {
        Side side = state.side();
        boolean ofKing = Piece.type(Move.piece(move)) == HexBoard.KING;
        Refusal kind = position.inCheck() ? Refusal.LEAVES_CHECK : ofKing ? Refusal.EXPOSES_ROYAL : Refusal.PINNED;
        Verdict.Illegal illegal = new Verdict.Illegal(kind, "leaves the king attacked", "hex 3");
        int[] reach = new int[HexBoard.CELLS];
        state.make(move);
        position.royals(side, reach);
        int king = reach[0];
        for (int cell = 0; cell < HexBoard.CELLS; cell++) {
            int piece = state.pieceAt(cell);
            int count = piece != Piece.NONE && Piece.side(piece) != side ? position.attacks(cell, reach) : 0;
            if (Arrays.stream(reach, 0, count).anyMatch(target -> target == king)) {
                illegal = illegal.mark(Role.ATTACKER, cell);
            }
        }
        state.unmake();
        return illegal.mark(Role.ROYAL, king);
    }

    private Verdict manner(int piece, int from, int to, int onTarget, boolean afar) {
        boolean archer = Piece.type(piece) == HexBoard.ARCHER;
        if (archer && afar && onTarget == Piece.NONE && attacks(from, to)) {
            return illegal(Refusal.NOTHING_TO_CAPTURE, "nothing stands there to be captured")
                    .mark(Role.TARGET, to);
        }
        boolean beside = false;
        int blocker = -1;
        for (int direction = 0; direction < HexBoard.directions(); direction++) {
            beside |= HexBoard.neighbour(from, direction) == to;
            blocker = Math.max(blocker, blocker(from, to, direction));
        }
        if (archer && !afar && beside) {
            return illegal(Refusal.MAY_NOT_CAPTURE, "archers capture from afar only")
                    .mark(Role.TARGET, to);
        }
        if (Piece.type(piece) == HexBoard.ROOK && blocker >= 0 && !afar) {
            return illegal(Refusal.BLOCKED, "something stands in the way").mark(Role.BLOCKER, blocker);
        }
        return illegal(Refusal.DOES_NOT_MOVE_SO, "the man does not move so").mark(Role.MOVER, from);
    }

    private boolean attacks(int from, int to) {
        int[] reach = new int[HexBoard.CELLS];
        return Arrays.stream(reach, 0, position.attacks(from, reach)).anyMatch(cell -> cell == to);
    }

    /** The first man in a direction if the target lies behind it, or -1. */
    private int blocker(int from, int to, int direction) {
        int blocker = -1;
        for (int cell = HexBoard.neighbour(from, direction); cell >= 0; cell = HexBoard.neighbour(cell, direction)) {
            if (cell == to) {
                return blocker;
            }
            blocker = blocker < 0 && state.pieceAt(cell) != Piece.NONE ? cell : blocker;
        }
        return -1;
    }

    private static Verdict.Illegal illegal(Refusal kind, String reason) {
        return new Verdict.Illegal(kind, reason, "hex 2");
    }
}
