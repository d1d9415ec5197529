package org.plyspace.conformance.scenario;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.LegalMoves;

/** A position with its boards and legal moves looked up; valid until the position changes. */
final class Snapshot {

    final Position position;
    final String positionText;
    final Layout layout;
    /** Cells by their present names. */
    final Map<String, Integer> cells = new HashMap<>();

    private final Map<Integer, Layout.Board> boards = new HashMap<>();
    private final long[] legal;

    Snapshot(Position position) {
        this.position = position;
        this.positionText = position.words().text();
        this.layout = position.words().layout();
        for (Layout.Board board : layout.boards()) {
            for (Layout.Square square : board.squares()) {
                cells.put(square.name(), square.cell());
                boards.put(square.cell(), board);
            }
        }
        this.legal = LegalMoves.of(position).toArray();
    }

    Rules rules() {
        return position.rules();
    }

    /** All legal moves. */
    long[] legal() {
        return legal.clone();
    }

    Layout.Board boardOf(int cell) {
        return boards.get(cell);
    }

    /** The kind of board that a cell is on, in words that fit every rule set. */
    String kindOfBoard(int cell) {
        Layout.Board board = boards.get(cell);
        return board.anchor().isEmpty() ? "board" : board.inverted() ? "movable inverted board" : "movable board";
    }

    String text(long move) {
        return position.words().text(move, Notation.MACHINE);
    }

    String text(Attempt attempt) {
        return position.words().text(attempt);
    }

    String name(int cell) {
        return position.words().name(cell);
    }

    /** The man on a cell, if any. */
    Optional<PieceType> manOn(int cell) {
        int piece = position.pieceAt(cell);
        return piece == Piece.NONE ? Optional.empty() : Optional.of(typeOf(piece));
    }

    boolean isOwnMan(int cell) {
        int piece = position.pieceAt(cell);
        return piece != Piece.NONE && Piece.side(piece) == position.sideToMove();
    }

    /** Whether two cells stand above each other. */
    boolean shareColumn(int cell, int other) {
        return position.x(cell) == position.x(other) && position.y(cell) == position.y(other);
    }

    PieceType typeOf(int piece) {
        return rules().pieceTypes().get(Piece.type(piece));
    }
}
