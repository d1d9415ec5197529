package org.plyspace.movegen.castling;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;

/** Says which condition of castling is not met. */
public final class CastlingExplainer {

    private final Explainer explainer;
    private final CastlingTerms terms;
    private final Position position;

    public CastlingExplainer(Explainer explainer, CastlingTerms terms) {
        this.explainer = explainer;
        this.terms = terms;
        this.position = explainer.position();
    }

    /** The reason why castling with this text is illegal. */
    public Illegal explain(String text) {
        if (terms.isOff(text)) {
            return Explainer.illegal(Refusal.RIGHT_LOST, CommonOptions.CASTLING_OFF, CommonOption.CASTLING.citation());
        }
        Optional<Castling> way = terms.way(text);
        return way.isPresent()
                ? explain(way.get())
                : illegal(Refusal.RIGHT_LOST, position.sideToMove().word() + " has no castling " + text);
    }

    private Illegal explain(Castling way) {
        if (!terms.hasRight(way)) {
            return illegal(
                            Refusal.RIGHT_LOST,
                            way.side().word() + " has no right to castle " + way.text() + ": " + whyNoRight(way))
                    .mark(Role.MOVER, way.kingFrom(), way.rookFrom());
        }
        Optional<Illegal> objection = terms.objection(way);
        if (objection.isPresent()) {
            return objection.get();
        }
        int[] inTheWay = IntStream.of(terms.empty(way))
                .filter(cell -> position.pieceAt(cell) != Piece.NONE)
                .toArray();
        return inTheWay.length > 0
                ? ends(illegal(Refusal.BLOCKED, "blocked: " + explainer.men().occupied(inTheWay)), way)
                        .mark(Role.BLOCKER, inTheWay)
                : explainAttacks(way);
    }

    private String whyNoRight(Castling way) {
        if (!isRoyal(position.pieceAt(way.kingFrom()))) {
            return "the king is not on " + name(way.kingFrom());
        }
        int rook = position.pieceAt(way.rookFrom());
        return rook == Piece.NONE || Piece.side(rook) != way.side()
                ? "the rook is not on " + name(way.rookFrom())
                : "the king or the rook on " + name(way.rookFrom()) + " has " + terms.whatWasDone();
    }

    private boolean isRoyal(int code) {
        return code != Piece.NONE
                && Piece.side(code) == position.sideToMove()
                && explainer.men().type(code).royal();
    }

    /** Checks for attacks, after everything else: a move refused for an attack must have no other fault. */
    private Illegal explainAttacks(Castling way) {
        int king = way.kingFrom();
        Optional<Illegal> check = attacked(way, king, "the king on " + name(king) + " is in check by ");
        if (check.isPresent()) {
            return check.get();
        }
        for (int cell : terms.safe(way)) {
            String word = cell == way.kingTo() ? "arrive on " : "pass ";
            Optional<Illegal> attacked =
                    attacked(way, cell, "the king would " + word + name(cell) + ", which is attacked by ");
            if (attacked.isPresent()) {
                return attacked.get();
            }
        }
        Illegal exposed = explainer.exposure().verdict(terms.move(way));
        return exposed.cells(Role.ROYAL).contains(way.kingTo())
                ? new Illegal(Refusal.CASTLES_THROUGH_ATTACK, exposed.reason(), citation(), exposed.marks())
                : exposed;
    }

    private Optional<Illegal> attacked(Castling way, int cell, String reason) {
        int[] attackers = explainer.men().attackers(cell, position.sideToMove().opposite());
        return attackers.length == 0
                ? Optional.empty()
                : Optional.of(ends(
                                illegal(
                                        Refusal.CASTLES_THROUGH_ATTACK,
                                        reason + explainer.men().menOn(attackers)),
                                way)
                        .mark(Role.ROYAL, cell)
                        .mark(Role.ATTACKER, attackers));
    }

    private static Illegal ends(Illegal verdict, Castling way) {
        return verdict.mark(Role.MOVER, way.kingFrom()).mark(Role.TARGET, way.kingTo());
    }

    private String name(int cell) {
        return explainer.men().name(cell);
    }

    private Illegal illegal(Refusal kind, String reason) {
        return Explainer.illegal(kind, reason, citation());
    }

    private String citation() {
        return explainer.citation(Aspect.CASTLING, Piece.NONE);
    }
}
