package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.conformance.scenario.Category.Group;

/** The categories of en passant captures: how many landing squares there are, and whether one is occupied. */
final class EnPassantCategories {

    private final Snapshot snapshot;

    EnPassantCategories(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    List<Category> of(long move) {
        List<Category> categories = new ArrayList<>();
        long choices = LongStream.of(snapshot.legal())
                .filter(other -> Move.kind(other) == Move.EN_PASSANT && Move.from(other) == Move.from(move))
                .count();
        categories.add(special("en passant with " + choices + (choices == 1 ? " landing square" : " landing squares")));
        if (snapshot.cells().values().stream().anyMatch(cell -> isSpoilt(cell, move))) {
            categories.add(special("en passant beside a landing square that is taken"));
        }
        return categories;
    }

    private static Category special(String title) {
        return new Category(Group.SPECIAL, title);
    }

    /** Whether a man stands on a cell of the column that would otherwise be a landing square. */
    private boolean isSpoilt(int cell, long move) {
        Position position = snapshot.position();
        if (position.pieceAt(cell) == Piece.NONE || !snapshot.shareColumn(cell, Move.to(move))) {
            return false;
        }
        Setup without =
                position.words().setup().toBuilder().piece(cell, Piece.NONE).build();
        if (!snapshot.rules().faults(without, Purpose.GAME).isEmpty()) {
            return false;
        }
        MoveList moves = new MoveList();
        snapshot.rules().position(without, Purpose.GAME).legalMoves(moves);
        return LongStream.of(moves.toArray())
                .anyMatch(other -> Move.kind(other) == Move.EN_PASSANT
                        && Move.from(other) == Move.from(move)
                        && Move.to(other) == cell);
    }
}
