package org.plyspace.lab.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.lab.scenario.Category.Group;

/** What a refused move is an example of: who would have moved, and the kind of reason. */
final class RefusalCategories {

    private final ReasonTemplate template;

    RefusalCategories(ReasonTemplate template) {
        this.template = template;
    }

    List<Category> of(Snapshot snapshot, String move, Verdict.Illegal refusal) {
        String mover = mover(snapshot, move);
        List<Category> categories = new ArrayList<>();
        String reason = refusal.exposesRoyal() ? "leaves a royal piece attacked" : template.of(refusal.reason());
        categories.add(new Category(Group.INVALID, mover + " refused, " + reason));
        if (isBlockedFromElsewhere(snapshot, move, refusal)) {
            categories.add(new Category(Group.INVALID, mover + " refused, only for men on other levels"));
        }
        return categories;
    }

    private static String mover(Snapshot snapshot, String move) {
        if (move.contains("O-O")) {
            return "castling";
        }
        String origin = origin(move);
        Optional<PieceType> man =
                Optional.ofNullable(snapshot.cells().get(origin)).flatMap(snapshot::manOn);
        boolean isBoard =
                snapshot.movableBoards().stream().anyMatch(board -> board.name().equals(origin));
        return isBoard ? "board move" : man.map(PieceType::name).orElse("move");
    }

    private static String origin(String move) {
        int dash = move.indexOf('-');
        return dash < 0 ? move : move.substring(0, dash);
    }

    /** Whether everything the reason speaks of, origin and target apart, is men above or below both of them. */
    private static boolean isBlockedFromElsewhere(Snapshot snapshot, String move, Verdict.Illegal refusal) {
        Integer from = snapshot.cells().get(origin(move));
        Integer to = snapshot.cells()
                .get(move.substring(Math.min(move.length(), origin(move).length() + 1)));
        if (from == null || to == null || refusal.exposesRoyal()) {
            return false;
        }
        Position position = snapshot.position();
        List<Integer> others = refusal.cells().stream()
                .filter(cell -> !cell.equals(from) && !cell.equals(to))
                .toList();
        int low = Math.min(position.z(from), position.z(to));
        int high = Math.max(position.z(from), position.z(to));
        return !others.isEmpty()
                && others.stream()
                        .allMatch(cell -> position.pieceAt(cell) != Piece.NONE
                                && (position.z(cell) < low || position.z(cell) > high));
    }
}
