package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.api.Verdict.Illegal;

/** Says which condition of castling is missed. */
final class CastlingExplainer {

    private final LatticePosition position;
    private final LatticeRules rules;
    private final LatticeTables tables;
    private final Explainer explainer;
    private final String citation;

    CastlingExplainer(Explainer explainer) {
        this.position = explainer.position;
        this.rules = position.rules();
        this.tables = position.tables;
        this.explainer = explainer;
        this.citation = rules.declaration().citation(Aspect.CASTLING);
    }

    Verdict explain(String text) {
        for (Castling way : tables.castling.ways[position.side]) {
            if (way.text().equals(text)) {
                return explain(way);
            }
        }
        return explainer.illegal(
                Refusal.RIGHT_LOST, position.sideToMove().word() + " has no castling " + text, citation);
    }

    private Verdict explain(Castling way) {
        int need = tables.castling.need(way);
        if ((position.rights & need) != need || position.pieceAt(way.kingFrom()) == Piece.NONE) {
            return explainer
                    .illegal(
                            Refusal.RIGHT_LOST,
                            "castling " + way.text() + " needs the king on " + rules.name(way.kingFrom())
                                    + " and the rook on " + rules.name(way.rookFrom()) + " there and unmoved",
                            citation)
                    .mark(Role.MOVER, way.kingFrom(), way.rookFrom());
        }
        Optional<Illegal> frozen = explainer.frozen(way.kingFrom());
        if (frozen.isPresent()) {
            return frozen.get();
        }
        for (int cell : way.empty()) {
            if (position.pieceAt(cell) != Piece.NONE) {
                return explainer
                        .illegal(Refusal.BLOCKED, "blocked: " + explainer.occupied(cell), citation)
                        .mark(Role.MOVER, way.kingFrom())
                        .mark(Role.BLOCKER, cell);
            }
        }
        return explainAttack(way);
    }

    private Verdict explainAttack(Castling way) {
        List<Integer> path = new ArrayList<>(List.of(way.kingFrom()));
        path.addAll(way.crossed());
        if (rules.declaration().arrival.isEmpty()) {
            path.add(way.kingTo());
        }
        for (int cell : path) {
            int[] attackers = explainer.attackers(cell, position.side ^ 1);
            if (attackers.length > 0) {
                return explainer
                        .illegal(
                                Refusal.CASTLES_THROUGH_ATTACK,
                                "the king may not leave, cross or reach an attacked square: " + rules.name(cell)
                                        + " is attacked by " + explainer.menOn(attackers),
                                citation)
                        .mark(Role.MOVER, way.kingFrom())
                        .mark(Role.PATH, cell)
                        .mark(Role.ATTACKER, attackers);
            }
        }
        int king = position.pieceAt(way.kingFrom());
        return explainer.exposure().verdict(Move.of(way.kingFrom(), way.kingTo(), king, Piece.NONE, Move.CASTLING));
    }
}
