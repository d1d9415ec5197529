package org.plyspace.tck;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;

/**
 * A position as a placement without rights sets it up, with the positions from which moves lead to it, found by setting these up and
 * playing forwards; knows nothing of how a rule set finds moves backwards.
 */
final class BackwardTrial {

    private final Unmoves unmoves;
    private final Position here;
    private final Position earlier;
    private final Placement scratch;
    private final int boards;

    /** Creates a trial by rules that offer moves backwards. */
    BackwardTrial(Rules rules) {
        this.unmoves = rules.unmoves().orElseThrow();
        this.here = Specimens.emptyBoard(rules);
        this.earlier = Specimens.emptyBoard(rules);
        this.scratch = new Placement(rules);
        this.boards = rules.empty().boards();
    }

    /** Sets the position up as another one is, without its rights, and returns it. */
    Position look(Position other) {
        Placement placement = Placements.of(other);
        placement.grant(0);
        here.place(placement);
        return here;
    }

    /** The moves backwards that the rules list, after what the list had before. */
    MoveList listed(long... before) {
        MoveList moves = new MoveList();
        for (long move : before) {
            moves.add(move);
        }
        unmoves.quiet(here, moves);
        return moves;
    }

    /** The listed moves that move men. */
    long[] listedOfMen() {
        MoveList moves = new MoveList();
        unmoves.quietOfMen(here, moves);
        return moves.toArray();
    }

    /** Whether a move is legal in the position that it leads back to, is quiet, and leads here. */
    boolean leadsHere(long move) {
        if (!isQuiet(move)) {
            return false;
        }
        takeBack(move);
        return leads(move);
    }

    static boolean isQuiet(long move) {
        int kind = Move.kind(move);
        return !Move.isCapture(move)
                && !Move.isPromotion(move)
                && (kind == Move.NORMAL || kind == Move.DOUBLE_STEP || kind == Move.BOARD);
    }

    /** Whether a legal move leads here, the right to capture a pawn that steps twice apart. */
    private boolean leads(long move) {
        MoveList legal = new MoveList();
        earlier.legalMoves(legal);
        if (!legal.contains(move)) {
            return false;
        }
        earlier.make(move);
        boolean same = Move.kind(move) == Move.DOUBLE_STEP
                ? withoutEnPassant(earlier).equals(withoutEnPassant(here))
                : earlier.key() == here.key();
        earlier.unmake();
        return same;
    }

    private static Setup withoutEnPassant(Position position) {
        return position.words().setup().toBuilder()
                .field(Setup.EN_PASSANT, "")
                .clocks(0, 1)
                .build();
    }

    private void takeBack(long move) {
        if (Move.kind(move) != Move.BOARD) {
            setUp(Move.to(move), Move.from(move), -1, -1);
            return;
        }
        for (int anchor : freeAnchors()) {
            setUp(-1, -1, Move.from(move), anchor);
            if (earlier.isLegal(move)) {
                return;
            }
        }
    }

    private int[] freeAnchors() {
        List<Layout.Anchor> anchors = here.words().layout().anchors();
        return IntStream.range(0, anchors.size())
                .filter(anchor -> anchors.get(anchor).free())
                .toArray();
    }

    /** Sets up an earlier position: a man from one cell on another, or a board on another anchor. */
    private void setUp(int cell, int instead, int movedBoard, int anchor) {
        Placement now = Placements.of(here);
        scratch.clear();
        scratch.turn(here.sideToMove().opposite());
        for (int i = 0; i < now.count(); i++) {
            scratch.put(now.cell(i) == cell ? instead : now.cell(i), now.piece(i));
        }
        for (int board = 0; board < boards; board++) {
            scratch.hang(board, board == movedBoard ? anchor : now.anchorOf(board));
            scratch.own(board, now.ownerOf(board));
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            scratch.hold(piece, now.hand(piece));
        }
        earlier.place(scratch);
    }

    /**
     * All quiet moves that lead here, found by trying every man on every empty cell and its own, and every board on every free anchor, and whether
     * each must be listed: not if a royal piece of the side that then waits is attacked.
     */
    Map<Long, Boolean> all() {
        Map<Long, Boolean> found = new TreeMap<>();
        Side mover = here.sideToMove().opposite();
        for (int to : CellLists.of(here, mover)) {
            for (int from = 0; from < here.rules().cells(); from++) {
                if (here.pieceAt(from) == Piece.NONE || from == to) {
                    setUp(to, from, -1, -1);
                    addMoves(from, to, false, found);
                }
            }
        }
        int[] free = boards == 0 ? new int[0] : freeAnchors();
        for (int board = 0; board < boards; board++) {
            for (int anchor : free) {
                setUp(-1, -1, board, anchor);
                addMoves(board, here.anchorOf(board), true, found);
            }
        }
        return found;
    }

    private void addMoves(int from, int to, boolean ofBoard, Map<Long, Boolean> found) {
        boolean valid = !CellLists.isRoyalAttacked(earlier, here.sideToMove());
        for (long move : Moves.legal(earlier)) {
            boolean same = Move.from(move) == from && Move.to(move) == to && (Move.kind(move) == Move.BOARD) == ofBoard;
            if (same && isQuiet(move) && leads(move)) {
                found.put(move, valid);
            }
        }
    }

    String words(long move) {
        return Move.from(move) + " to " + Move.to(move) + ", kind " + Move.kind(move) + ", to '"
                + here.words().text() + "'";
    }
}
