package org.plyspace.movegen.lattice;

import java.util.Arrays;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;
import org.plyspace.api.Verdict.Illegal;

/** Says which royal piece a move would leave attacked, by whom, and why it is so. */
final class ExposureExplainer {

    private final Explainer explainer;
    private final LatticePosition position;
    private final LatticeBoard board;

    ExposureExplainer(Explainer explainer) {
        this.explainer = explainer;
        this.position = explainer.position;
        this.board = explainer.board;
    }

    /** The verdict on a move that nothing else forbids than the attack it leaves a royal piece under. */
    Illegal verdict(long move) {
        Illegal exposed = exposure(move);
        return exposed != null
                ? exposed
                : explainer
                        .illegal(
                                Refusal.FROZEN,
                                "it is " + position.sideToMove().word()
                                        + "'s turn, but this move is not open to it now",
                                explainer.spec.citation(Aspect.ROYALTY))
                        .mark(Role.MOVER, Move.from(move))
                        .mark(Role.TARGET, Move.to(move));
    }

    /** Which royal piece of the mover's would be attacked by what; null if none would. */
    Illegal exposure(long move) {
        Illegal halfway = halfway(move);
        if (halfway != null) {
            return halfway;
        }
        int mover = position.side;
        boolean[] before = new boolean[explainer.tables.cells];
        for (int royal : royals(mover)) {
            before[royal] = position.isAttacked(royal, mover ^ 1);
        }
        position.make(move);
        Illegal verdict = null;
        for (int royal : royals(mover)) {
            int[] attackers = explainer.attackers(royal, mover ^ 1);
            if (attackers.length > 0) {
                verdict = explainer
                        .illegal(
                                kind(move, royal, before[royal]),
                                "leaves the " + explainer.type(board.at[royal]).name() + " on "
                                        + explainer.rules.name(royal) + " attacked by " + explainer.menOn(attackers),
                                explainer.spec.citation(Aspect.ROYALTY))
                        .mark(Role.MOVER, Move.kind(move) == Move.DROP ? MoveReading.NONE : Move.from(move))
                        .mark(Role.TARGET, Move.to(move))
                        .mark(Role.ROYAL, royal)
                        .mark(Role.ATTACKER, attackers);
                break;
            }
        }
        position.unmake();
        return verdict;
    }

    private int[] royals(int side) {
        return Arrays.stream(board.royals[side], 0, board.royalCount[side])
                .sorted()
                .toArray();
    }

    private static Refusal kind(long move, int royal, boolean attackedBefore) {
        if (attackedBefore) {
            return Refusal.LEAVES_CHECK;
        }
        boolean steps = Move.kind(move) == Move.NORMAL
                || Move.kind(move) == Move.DOUBLE_STEP
                || Move.kind(move) == Move.CAPTURE_ELSEWHERE;
        return steps && Move.to(move) != royal ? Refusal.PINNED : Refusal.EXPOSES_ROYAL;
    }

    /** A royal piece that goes on to another cell must be safe where it has moved to first; null if it is. */
    private Illegal halfway(long move) {
        int to = Move.to(move);
        int way = explainer.departure(to);
        boolean royalStep = Move.kind(move) == Move.NORMAL || Move.kind(move) == Move.CAPTURE_ELSEWHERE;
        if (way == to || !royalStep || !explainer.tables.royal[Move.piece(move)]) {
            return null;
        }
        int victim = board.at[way];
        int slot = victim == 0 ? 0 : board.remove(way);
        board.move(Move.from(move), way);
        int[] attackers = explainer.attackers(way, position.side ^ 1);
        String by = explainer.menOn(attackers);
        board.move(way, Move.from(move));
        if (victim != 0) {
            board.restore(way, victim, slot);
        }
        return attackers.length == 0
                ? null
                : explainer
                        .illegal(
                                Refusal.EXPOSES_ROYAL,
                                "takes the " + explainer.type(Move.piece(move)).name() + " over "
                                        + explainer.rules.name(way) + ", which is attacked by " + by,
                                explainer.spec.citation(Aspect.ROYALTY))
                        .mark(Role.MOVER, Move.from(move))
                        .mark(Role.TARGET, to)
                        .mark(Role.ROYAL, way)
                        .mark(Role.ATTACKER, attackers);
    }

    /** A verdict on a move that lacks something else, unless it exposes a royal piece anyway. */
    Verdict orElse(long move, Illegal otherwise) {
        Illegal exposed = exposure(move);
        return exposed == null ? otherwise : exposed;
    }
}
