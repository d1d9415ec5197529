package org.plyspace.engine.checkmate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.Check;

/**
 * Tells whether a man on an empty cell would block a checker. Tries it, so that it is right for every way in which rules let
 * pieces block.
 */
final class Blocking {

    private final Setup setup;
    private final Rules rules;
    private final int blocker;
    private final List<Check> checks;
    private final Map<Integer, Boolean> known = new HashMap<>();

    Blocking(Setup setup, Position position, List<Check> checks) {
        this.setup = setup;
        this.rules = position.rules();
        this.checks = checks;
        this.blocker = rules.pieceTypes().stream()
                .filter(type -> !type.royal() && !type.directional())
                .findFirst()
                .map(PieceType::index)
                .map(index -> Piece.code(position.sideToMove(), index))
                .orElse(Piece.NONE);
    }

    /** Whether a man on a cell would stop at least one of the checks. */
    boolean meetsOneCheck(int cell) {
        if (blocker == Piece.NONE || setup.pieceAt(cell) != Piece.NONE) {
            return false;
        }
        return known.computeIfAbsent(cell, this::tryOut);
    }

    private boolean tryOut(int cell) {
        Position blocked = rules.position(setup.toBuilder().piece(cell, blocker).build(), Purpose.STUDY);
        Candidates reach = new Candidates(blocked);
        return checks.stream().anyMatch(check -> !reach.attacks(check.attacker(), check.royal()));
    }
}
