package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Move;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.engine.RefusedMove;

/** The categories of refused moves: by what would have moved, the kind of refusal and the rule behind it. */
record RefusalCategories(CastlingTexts castlingTexts, Snapshot snapshot) {

    /** The categories of a refusal. */
    List<Category> of(String move, Verdict.Illegal refusal) {
        List<Category> categories = new ArrayList<>();
        String mover = castlingTexts.of(move).orElseGet(() -> moverOf(refusal));
        String rule = refusal.citation().isEmpty() ? "" : " (" + refusal.citation() + ")";
        categories.add(refused(
                mover,
                RefusedMove.word(refusal.kind())
                        + count(refusal, Role.BLOCKER, "blocker")
                        + count(refusal, Role.ATTACKER, "attacker")
                        + rule));
        List<Integer> origins = refusal.cells(Role.MOVER);
        List<Integer> targets = refusal.cells(Role.TARGET);
        if (origins.size() == 1 && targets.size() == 1 && !refusal.kind().endangersRoyal()) {
            addOfStep(categories, mover, origins.get(0), targets.get(0), refusal);
        }
        return categories;
    }

    /** The number of cells in a role, as far as it makes a category of its own: two blocked paths, a double check. */
    private static String count(Verdict.Illegal refusal, Role role, String word) {
        return switch (refusal.cells(role).size()) {
            case 0 -> "";
            case 1 -> " with 1 " + word;
            case 2 -> " with 2 " + word + "s";
            default -> " with several " + word + "s";
        };
    }

    private String moverOf(Verdict.Illegal refusal) {
        return refusal.cells(Role.MOVER).stream()
                .flatMap(cell -> snapshot.manOn(cell).stream())
                .map(PieceType::name)
                .findFirst()
                .orElse("move");
    }

    private void addOfStep(List<Category> categories, String mover, int from, int to, Verdict.Illegal refusal) {
        if (snapshot.manOn(from).isPresent()) {
            categories.add(refused(mover, "standing on a " + snapshot.kindOfBoard(from)));
        }
        if (isBlockedFromElsewhere(from, to, refusal.cells(Role.BLOCKER))) {
            categories.add(refused(mover, "only for men on other levels"));
        }
        if (isBesideEnPassant(from, to)) {
            categories.add(refused(mover, "though it may capture en passant on another square of the column"));
        }
    }

    private static Category refused(String mover, String why) {
        return new Category(Category.Group.INVALID, mover + " refused, " + why);
    }

    private boolean isBesideEnPassant(int from, int to) {
        return Arrays.stream(snapshot.legal())
                .filter(move -> Move.kind(move) == Move.EN_PASSANT && Move.from(move) == from)
                .anyMatch(move -> snapshot.shareColumn(Move.to(move), to));
    }

    /** Whether all blockers stand above or below both origin and target. */
    private boolean isBlockedFromElsewhere(int from, int to, List<Integer> blockers) {
        Position position = snapshot.position();
        int low = Math.min(position.z(from), position.z(to));
        int high = Math.max(position.z(from), position.z(to));
        return !blockers.isEmpty()
                && blockers.stream().allMatch(cell -> position.z(cell) < low || position.z(cell) > high);
    }
}
