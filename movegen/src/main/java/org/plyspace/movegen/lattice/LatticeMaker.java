package org.plyspace.movegen.lattice;

import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.LatticePosition.Undo;

/** Makes moves on a {@link LatticePosition}, takes them back, and says what they change; turn and stack are the position's. */
final class LatticeMaker {

    private final LatticePosition position;
    private final LatticeTables tables;
    private final GeneralTables general;
    private final LatticeBoard board;
    private final boolean captureResets;
    /** Whether plain moves leave hands and {@link SpentCells} alone, and capture where they arrive. */
    private final boolean simple;

    private final boolean plainTurns;

    LatticeMaker(LatticePosition position) {
        this.position = position;
        this.tables = position.tables;
        this.general = tables.general;
        this.board = position.board;
        this.captureResets = tables.endings.rule().captureResets();
        this.simple = general == null && tables.spent == null;
        this.plainTurns = tables.spec.turnRule == TurnRule.PLAIN;
    }

    void make(long move, Undo undo) {
        if (simple && Move.isPlain(move)) {
            makePlain(move, undo);
        } else {
            makeAny(move, undo);
        }
        if (!plainTurns) {
            position.word = tables.spec.turnRule.after(position.word, move, Side.of(position.side));
        }
    }

    private void makePlain(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        boolean captures = Move.isCapture(move);
        if (captures) {
            undo.capturedSlot = board.remove(to);
        }
        board.move(from, to);
        if (position.rights != 0) {
            setRights(position.rights & tables.castling.keeps[from] & tables.castling.keeps[to]);
        }
        position.epCrossed = Lattice.NO_CELL;
        position.epPawn = Lattice.NO_CELL;
        boolean resets = (captureResets && captures) || tables.resetsClock[Move.piece(move)];
        position.halfmoves = resets ? 0 : position.halfmoves + 1;
    }

    private void makeAny(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        GivingUp.make(move, board, undo);
        if (Move.isCapture(move)) {
            capture(move, undo);
        }
        if (kind == Move.CASTLING) {
            Castling way = tables.castling.way(position.side, from, to);
            board.moveBoth(from, to, way.rookFrom(), way.rookTo());
        } else if (kind == Move.DROP) {
            int code = Move.piece(move);
            board.put(to, code);
            position.setHand(code, position.hands[code] - 1);
        } else if (kind != Move.FROM_AFAR) {
            board.move(from, to);
            if (Move.isPromotion(move)) {
                board.replace(to, Move.promoted(move));
            }
        }
        if (tables.spent != null) {
            spend(move, from, to, kind);
        }
        loseRights(move, from, to);
        setEnPassant(move, from, to);
        boolean resets =
                (captureResets && Move.isCapture(move)) || tables.resetsClock[Move.piece(move)] || kind == Move.DROP;
        position.halfmoves = resets ? 0 : position.halfmoves + 1;
    }

    private void capture(long move, Undo undo) {
        undo.capturedSlot = board.remove(position.capturedCell(move));
        int held = held(move);
        if (held != Piece.NONE) {
            position.setHand(held, position.hands[held] + 1);
        }
    }

    /** The code that the mover holds after a capture, or {@link Piece#NONE}. */
    private int held(long move) {
        return general != null && general.hasHands ? general.heldAs[Move.captured(move)] : Piece.NONE;
    }

    private void spend(long move, int from, int to, int kind) {
        SpentCells cells = tables.spent;
        long left = position.spent & ~cells.bits(to);
        if (kind != Move.FROM_AFAR) {
            left &= ~cells.bits(from);
        }
        if (Move.isCapture(move)) {
            left &= ~cells.bits(position.capturedCell(move));
        }
        boolean pawnArrives = kind != Move.FROM_AFAR && kind != Move.DROP && !Move.isPromotion(move);
        position.spent = pawnArrives ? left | cells.bit(Move.piece(move), to) : left;
    }

    private void loseRights(long move, int from, int to) {
        if (position.rights == 0) {
            return;
        }
        int[] keeps = tables.castling.keeps;
        int left = position.rights & keeps[to] & (GivingUp.isIn(move) ? keeps[GivingUp.cell(move)] : -1);
        switch (Move.kind(move)) {
            case Move.CASTLING ->
                left &= keeps[from]
                        & keeps[tables.castling.way(position.side, from, to).rookFrom()];
            case Move.FROM_AFAR, Move.DROP -> {}
            case Move.CAPTURE_ELSEWHERE -> left &= keeps[from] & keeps[position.capturedCell(move)];
            default -> left &= keeps[from];
        }
        setRights(left);
    }

    private void setRights(int left) {
        if (left != position.rights) {
            position.rights = tables.castling.normalised(left);
        }
    }

    private void setEnPassant(long move, int from, int to) {
        position.epCrossed = Lattice.NO_CELL;
        position.epPawn = Lattice.NO_CELL;
        if (Move.kind(move) == Move.DOUBLE_STEP && tables.pawnOf[Move.piece(move)].enPassant) {
            int end = general == null || general.departure == null ? to : general.departure[to];
            position.epCrossed = tables.pawnOf[Move.piece(move)].crossed(position.side, from, end);
            position.epPawn = to;
        }
    }

    /** Takes a move back on the board; the rest of the state is as before it already. */
    void takeBack(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (simple && Move.isPlain(move)) {
            board.moveBack(from, to);
            if (Move.isCapture(move)) {
                board.restore(to, Move.captured(move), undo.capturedSlot);
            }
            return;
        }
        int kind = Move.kind(move);
        if (kind == Move.CASTLING) {
            Castling way = tables.castling.way(position.side, from, to);
            board.moveBoth(to, from, way.rookTo(), way.rookFrom());
        } else if (kind == Move.DROP) {
            int code = Move.piece(move);
            board.remove(to);
            position.setHand(code, position.hands[code] + 1);
        } else if (kind != Move.FROM_AFAR) {
            if (Move.isPromotion(move)) {
                board.replace(to, Move.piece(move));
            }
            board.move(to, from);
        }
        if (Move.isCapture(move)) {
            int held = held(move);
            if (held != Piece.NONE) {
                position.setHand(held, position.hands[held] - 1);
            }
            board.restore(position.capturedCell(move), Move.captured(move), undo.capturedSlot);
        }
        GivingUp.takeBack(move, board, undo);
    }

    /** As {@link org.plyspace.api.Position#changes}; on lattices cells are places. */
    void changes(long move, Changes into) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = Move.piece(move);
        into.clear();
        if (GivingUp.isIn(move)) {
            int cell = GivingUp.cell(move);
            into.addPlace(cell, board.at[cell], Piece.NONE);
        }
        if (Move.isCapture(move)) {
            into.addPlace(position.capturedCell(move), Move.captured(move), Piece.NONE);
            int held = held(move);
            if (held != Piece.NONE) {
                into.addHand(held, position.hands[held], position.hands[held] + 1);
            }
        }
        switch (Move.kind(move)) {
            case Move.FROM_AFAR -> {}
            case Move.DROP -> {
                into.addHand(piece, position.hands[piece], position.hands[piece] - 1);
                into.addPlace(to, Piece.NONE, piece);
            }
            case Move.CASTLING -> {
                Castling way = tables.castling.way(position.side, from, to);
                int rook = board.at[way.rookFrom()];
                into.addPlace(from, piece, Piece.NONE);
                into.addPlace(way.rookFrom(), rook, Piece.NONE);
                into.addPlace(to, Piece.NONE, piece);
                into.addPlace(way.rookTo(), Piece.NONE, rook);
            }
            default -> {
                into.addPlace(from, piece, Piece.NONE);
                into.addPlace(to, Piece.NONE, Move.isPromotion(move) ? Move.promoted(move) : piece);
            }
        }
    }
}
