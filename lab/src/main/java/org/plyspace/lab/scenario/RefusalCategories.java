package org.plyspace.lab.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.lab.scenario.Category.Group;

/** What refused moves of a position are examples of: who would have moved, from what kind of board, and the kind of reason. */
final class RefusalCategories {

    private final ReasonTemplate template;
    private final Snapshot snapshot;

    RefusalCategories(ReasonTemplate template, Snapshot snapshot) {
        this.template = template;
        this.snapshot = snapshot;
    }

    List<Category> of(String move, Verdict.Illegal refusal) {
        String mover = mover(move);
        List<Category> categories = new ArrayList<>();
        String reason = refusal.exposesRoyal() ? "leaves a royal piece attacked" : template.of(refusal.reason());
        categories.add(refused(mover, reason));
        Optional<Integer> from = cell(origin(move));
        Optional<Integer> to = cell(target(move));
        if (from.isPresent() && to.isPresent() && !refusal.exposesRoyal()) {
            if (snapshot.manOn(from.get()).isPresent()) {
                categories.add(refused(mover, "standing on a " + snapshot.kindOfBoard(from.get())));
            }
            if (isBlockedFromElsewhere(from.get(), to.get(), refusal)) {
                categories.add(refused(mover, "only for men on other levels"));
            }
            if (isBesideEnPassant(from.get(), to.get())) {
                categories.add(refused(mover, "though it may capture en passant on another square of the column"));
            }
        }
        return categories;
    }

    private static Category refused(String mover, String reason) {
        return new Category(Group.INVALID, mover + " refused, " + reason);
    }

    private Optional<Integer> cell(String name) {
        return Optional.ofNullable(snapshot.cells().get(name));
    }

    private String mover(String move) {
        if (isCastling(move)) {
            return "castling";
        }
        String origin = origin(move);
        Optional<PieceType> man = cell(origin).flatMap(snapshot::manOn);
        boolean isBoard =
                snapshot.movableBoards().stream().anyMatch(board -> board.name().equals(origin));
        return isBoard ? "board move" : man.map(PieceType::name).orElse("move");
    }

    /** Whether a move's text has the form of castling, which is the same in every rule set (notation.md, Moves). */
    static boolean isCastling(String move) {
        return move.contains("O-O");
    }

    private static String origin(String move) {
        int dash = move.indexOf('-');
        return dash < 0 ? move : move.substring(0, dash);
    }

    private static String target(String move) {
        return move.substring(Math.min(move.length(), origin(move).length() + 1));
    }

    private boolean isBesideEnPassant(int from, int to) {
        return Arrays.stream(snapshot.legal())
                .filter(move -> Move.kind(move) == Move.EN_PASSANT && Move.from(move) == from)
                .anyMatch(move -> snapshot.shareColumn(Move.to(move), to));
    }

    /** Whether everything the reason speaks of, origin and target apart, is men above or below both of them. */
    private boolean isBlockedFromElsewhere(int from, int to, Verdict.Illegal refusal) {
        Position position = snapshot.position();
        List<Integer> others = refusal.cells().stream()
                .filter(cell -> cell != from && cell != to)
                .toList();
        int low = Math.min(position.z(from), position.z(to));
        int high = Math.max(position.z(from), position.z(to));
        return !others.isEmpty()
                && others.stream()
                        .allMatch(cell -> position.pieceAt(cell) != Piece.NONE
                                && (position.z(cell) < low || position.z(cell) > high));
    }
}
