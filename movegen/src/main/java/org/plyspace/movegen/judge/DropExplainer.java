package org.plyspace.movegen.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.HandTables;

/** Says why a piece may not be dropped on a cell. */
public final class DropExplainer {

    private final Explainer explainer;
    private final Position position;
    private final HandTables hands;
    private final String citation;

    /** Creates an explainer that cites this section. */
    public DropExplainer(Explainer explainer, HandTables hands, String citation) {
        this.explainer = explainer;
        this.position = explainer.position();
        this.hands = hands;
        this.citation = citation;
    }

    /** The refusal if pieces in hand must be dropped before anything else, and that with this code is none of them. */
    Optional<Illegal> mustDrop(int dropped) {
        List<Integer> first = IntStream.of(hands.held[position.sideToMove().index()])
                .filter(code -> hands.first[code] && position.hand(code) > 0)
                .boxed()
                .toList();
        return first.isEmpty() || first.contains(dropped)
                ? Optional.empty()
                : Optional.of(Explainer.illegal(
                        Refusal.NOT_NOW,
                        first.stream()
                                .map(code -> explainer.men().any(code))
                                .collect(Collectors.joining(
                                        " or ", position.sideToMove().word() + " must first drop ", " from its hand")),
                        citation));
    }

    /** The reason why a drop is illegal. */
    Illegal explain(MoveReading.Drop drop) {
        int to = drop.to().cell();
        if (to == MoveReading.NONE) {
            return explainer.noSuchSquare(drop.to().name(), Piece.NONE);
        }
        int code = Piece.code(position.sideToMove(), drop.type());
        String piece = explainer.men().type(code).name();
        HandTables.DropTables rule = hands.drops[code];
        if (rule == null || position.hand(code) == 0) {
            return illegal(
                    Refusal.NOT_IN_HAND,
                    position.sideToMove().word() + " has no " + piece + " in hand"
                            + (rule == null ? ", and never can" : ""),
                    to);
        }
        Optional<Illegal> mustDrop = mustDrop(code);
        if (mustDrop.isPresent()) {
            return mustDrop.get().mark(Role.TARGET, to);
        }
        if (position.pieceAt(to) != Piece.NONE) {
            return illegal(
                            Piece.side(position.pieceAt(to)) == position.sideToMove()
                                    ? Refusal.OWN_PIECE_ON_TARGET
                                    : Refusal.DROP_FORBIDDEN,
                            "pieces are dropped on empty squares: "
                                    + explainer.men().occupied(to),
                            to)
                    .mark(Role.BLOCKER, to);
        }
        if (rule.forbidden[to]) {
            return illegal(
                    Refusal.DROP_FORBIDDEN,
                    explainer.men().any(code) + " may not be dropped on "
                            + explainer.men().name(to),
                    to);
        }
        Optional<Illegal> objection = explainer.dropObjection(code, to);
        if (objection.isPresent()) {
            return objection.get().mark(Role.TARGET, to);
        }
        int companion = companion(code, rule, to);
        if (companion >= 0) {
            return illegal(
                            Refusal.DROP_FORBIDDEN,
                            "another " + piece + " of " + position.sideToMove().word()
                                    + "'s stands on the same line, on "
                                    + explainer.men().name(companion),
                            to)
                    .mark(Role.BLOCKER, companion);
        }
        long move = Move.of(to, to, code, Piece.NONE, Move.DROP);
        return explainer
                .exposure()
                .of(move)
                .orElseGet(() -> illegal(
                        Refusal.DROP_FORBIDDEN,
                        explainer.men().any(code) + " may not be dropped to give "
                                + (rule.gives == Drop.Gives.NO_CHECK ? "check" : "checkmate"),
                        to));
    }

    private int companion(int code, HandTables.DropTables rule, int to) {
        return rule.line == null
                ? MoveReading.NONE
                : IntStream.range(0, rule.line.length)
                        .filter(cell -> position.pieceAt(cell) == code && rule.line[cell] == rule.line[to])
                        .findFirst()
                        .orElse(MoveReading.NONE);
    }

    private Illegal illegal(Refusal kind, String reason, int to) {
        return Explainer.illegal(kind, reason, citation).mark(Role.TARGET, to);
    }
}
