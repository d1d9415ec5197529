package org.plyspace.movegen.lattice.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.lattice.declare.Drop;
import org.plyspace.movegen.lattice.play.LatticeBoard;
import org.plyspace.movegen.lattice.play.LatticePosition;
import org.plyspace.movegen.lattice.tables.GeneralTables.DropTables;

/** Says why a piece may not be dropped on a cell. */
final class DropExplainer {

    private final LatticeExplainer explainer;
    private final LatticePosition position;
    private final LatticeBoard board;
    private final String citation;

    DropExplainer(LatticeExplainer explainer) {
        this.explainer = explainer;
        this.position = explainer.position;
        this.board = explainer.board;
        this.citation = explainer.declared.citation(Aspect.HANDS);
    }

    /** The refusal if pieces in hand must be dropped before anything else, and that with this code is none of them. */
    Optional<Illegal> mustDrop(int dropped) {
        List<Integer> first = position.rules().heldTypes().stream()
                .map(type -> Piece.code(position.sideToMove(), type))
                .filter(code -> explainer.tables.general.first[code] && position.hand(code) > 0)
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

    Illegal explain(MoveReading.Drop drop) {
        int to = drop.to().cell();
        if (to == MoveReading.NONE) {
            return explainer.noSuchSquare(drop.to().name(), Piece.NONE);
        }
        int code = Piece.code(position.sideToMove(), drop.type());
        String piece = explainer.men().type(code).name();
        DropTables rule = explainer.tables.general.drops[code];
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
        if (board.at[to] != Piece.NONE) {
            return illegal(
                            (board.at[to] & 1) == position.state.side
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
                    explainer.men().any(code) + " may not be dropped on " + explainer.rules.name(to),
                    to);
        }
        int companion = companion(code, rule, to);
        if (companion >= 0) {
            return illegal(
                            Refusal.DROP_FORBIDDEN,
                            "another " + piece + " of " + position.sideToMove().word()
                                    + "'s stands on the same line, on " + explainer.rules.name(companion),
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

    private int companion(int code, DropTables rule, int to) {
        return rule.line == null
                ? MoveReading.NONE
                : IntStream.range(0, explainer.tables.cells)
                        .filter(cell -> board.at[cell] == code && rule.line[cell] == rule.line[to])
                        .findFirst()
                        .orElse(MoveReading.NONE);
    }

    private Illegal illegal(Refusal kind, String reason, int to) {
        return Explainer.illegal(kind, reason, citation).mark(Role.TARGET, to);
    }
}
