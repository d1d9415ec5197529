package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.plyspace.api.Layout.Anchor;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.api.Move;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.conformance.scenario.Category.Group;
import org.plyspace.engine.LegalMoves;

/** The categories of a legal move by the move itself; {@link EffectCategories} has those of its effect. */
final class LegalMoveCategories {

    private static final int OVER = 2;

    private final Snapshot snapshot;
    private final EnPassantCategories enPassant;

    LegalMoveCategories(Snapshot snapshot) {
        this.snapshot = snapshot;
        this.enPassant = new EnPassantCategories(snapshot);
    }

    List<Category> of(long move) {
        List<Category> categories = new ArrayList<>();
        switch (Move.kind(move)) {
            case Move.CASTLING -> categories.add(special("castling " + snapshot.text(move)));
            case Move.BOARD -> categories.add(new Category(Group.BOARD, BoardMoves.title(snapshot, move)));
            case Move.EN_PASSANT -> categories.addAll(enPassant.of(move));
            case Move.DROP -> categories.add(special("drop of a " + mover(move)));
            case Move.FROM_AFAR -> categories.add(new Category(Group.CAPTURE, mover(move) + " captures from afar"));
            case Move.CAPTURE_ELSEWHERE ->
                categories.add(new Category(Group.CAPTURE, mover(move) + " captures elsewhere than on its target"));
            case Move.DOUBLE_STEP -> categories.add(special("double step of a " + mover(move)));
            default -> categories.add(Move.isPass(move) ? special(mover(move) + " passes") : step(move));
        }
        if (Move.isPromotion(move)) {
            categories.add(special(
                    "promotion to " + snapshot.typeOf(Move.promoted(move)).name() + manner(move)));
        }
        if (Move.kind(move) != Move.BOARD && crosses(move) && isCrowded(Move.from(move))) {
            categories.add(special(mover(move) + " leaves a crowd"));
        }
        long tags = snapshot.position.tags(move);
        for (MoveTag tag : snapshot.rules().tags()) {
            if ((tags >>> snapshot.rules().tags().indexOf(tag) & 1) != 0) {
                categories.add(new Category(Group.TAG, "tag " + tag.name()));
            }
        }
        return categories;
    }

    private static Category special(String title) {
        return new Category(Group.SPECIAL, title);
    }

    private String mover(long move) {
        return snapshot.typeOf(Move.piece(move)).name();
    }

    private Category step(long move) {
        Board from = snapshot.boardOf(Move.from(move));
        Board to = snapshot.boardOf(Move.to(move));
        String start = snapshot.kindOfBoard(Move.from(move));
        String way = from.name().equals(to.name())
                ? " within a " + start
                : from.anchor().isEmpty() && to.anchor().isEmpty()
                        ? " to another board"
                        : " from a " + start + " to a " + snapshot.kindOfBoard(Move.to(move));
        return Move.isCapture(move)
                ? new Category(Group.CAPTURE, mover(move) + " captures" + way)
                : new Category(Group.STEP, mover(move) + way);
    }

    private static String manner(long move) {
        return Move.kind(move) == Move.BOARD
                ? " by a board move"
                : Move.isCapture(move) ? " by a capture" : " by a step";
    }

    private boolean crosses(long move) {
        int dx = snapshot.position.x(Move.to(move)) - snapshot.position.x(Move.from(move));
        int dy = snapshot.position.y(Move.to(move)) - snapshot.position.y(Move.from(move));
        return Math.max(Math.abs(dx), Math.abs(dy)) >= OVER;
    }

    /** Whether all squares next to a cell on its board are occupied. */
    private boolean isCrowded(int cell) {
        for (Square square : snapshot.boardOf(cell).squares()) {
            boolean beside = Math.abs(snapshot.position.x(square.cell()) - snapshot.position.x(cell)) < OVER
                    && Math.abs(snapshot.position.y(square.cell()) - snapshot.position.y(cell)) < OVER;
            if (beside && snapshot.position.pieceAt(square.cell()) == Piece.NONE) {
                return false;
            }
        }
        return true;
    }

    /** Describes board moves as examples: who rides, in which direction, and how the board hangs afterwards. */
    static final class BoardMoves {

        private BoardMoves() {}

        static String title(Snapshot snapshot, long move) {
            Board board = snapshot.layout.movableBoards().get(Move.from(move));
            List<Anchor> anchors = snapshot.layout.anchors();
            Anchor from = anchors.get(board.anchor().orElseThrow());
            Anchor to = anchors.get(Move.to(move));
            return "board with " + carried(snapshot, board) + " moves "
                    + direction(from, to, snapshot.position.sideToMove()) + ", from " + hanging(from) + " to "
                    + hanging(to);
        }

        private static String carried(Snapshot snapshot, Board board) {
            List<PieceType> carried = board.squares().stream()
                    .map(Square::cell)
                    .map(snapshot::manOn)
                    .flatMap(Optional::stream)
                    .toList();
            return switch (carried.size()) {
                case 0 -> "nobody";
                case 1 -> "a " + carried.get(0).name();
                default -> "several men";
            };
        }

        private static String direction(Anchor from, Anchor to, Side mover) {
            double forward = (to.y() - from.y()) * (mover == Side.WHITE ? 1 : -1);
            String way = forward > 0 ? "forward" : forward < 0 ? "backward" : "";
            String across = to.x() == from.x() ? "" : "sideways";
            String both = (way + " " + across).strip();
            return both.isEmpty() ? "over the same ranks" : both;
        }

        private static String hanging(Anchor anchor) {
            return anchor.inverted() ? "inverted" : "upright";
        }
    }

    /** The categories of en passant captures by the number of landing squares, and whether one is occupied. */
    record EnPassantCategories(Snapshot snapshot) {

        List<Category> of(long move) {
            List<Category> categories = new ArrayList<>();
            long choices = LongStream.of(snapshot.legal())
                    .filter(other -> Move.kind(other) == Move.EN_PASSANT && Move.from(other) == Move.from(move))
                    .count();
            categories.add(
                    special("en passant with " + choices + (choices == 1 ? " landing square" : " landing squares")));
            if (snapshot.cells.values().stream().anyMatch(cell -> isSpoilt(cell, move))) {
                categories.add(special("en passant beside a landing square that is taken"));
            }
            return categories;
        }

        private static Category special(String title) {
            return new Category(Group.SPECIAL, title);
        }

        /** Whether a man stands on a cell of the column that would otherwise be a landing square. */
        private boolean isSpoilt(int cell, long move) {
            Position position = snapshot.position;
            if (position.pieceAt(cell) == Piece.NONE || !snapshot.shareColumn(cell, Move.to(move))) {
                return false;
            }
            Setup without =
                    position.words().setup().toBuilder().piece(cell, Piece.NONE).build();
            if (!snapshot.rules().faults(without, Purpose.GAME).isEmpty()) {
                return false;
            }
            return LegalMoves.of(snapshot.rules().position(without, Purpose.GAME))
                    .anyMatch(other -> Move.kind(other) == Move.EN_PASSANT
                            && Move.from(other) == Move.from(move)
                            && Move.to(other) == cell);
        }
    }
}
