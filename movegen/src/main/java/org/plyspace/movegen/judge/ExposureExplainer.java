package org.plyspace.movegen.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict.Illegal;

/** Says which royal piece a move would leave attacked, by whom and why. Makes moves on the position and takes them back. */
public final class ExposureExplainer {

    private final Explainer explainer;
    private final Position position;

    ExposureExplainer(Explainer explainer) {
        this.explainer = explainer;
        this.position = explainer.position();
    }

    /** The verdict on a move that is forbidden only because it leaves a royal piece attacked. */
    public Illegal verdict(long move) {
        return of(move).orElseGet(() -> Explainer.refusal(
                Refusal.FROZEN,
                "it is " + position.sideToMove().word() + "'s turn, but this move is not open to it now",
                explainer.citation(Aspect.ROYALTY, Move.piece(move)),
                mover(move),
                target(move)));
    }

    /** The royal piece that a move would leave attacked, and its attackers; empty if there is none. */
    public Optional<Illegal> of(long move) {
        Optional<Illegal> halfway = explainer.halfway(move);
        if (halfway.isPresent()) {
            return halfway;
        }
        Side mover = position.sideToMove();
        boolean[] before = new boolean[position.rules().cells()];
        for (int royal : royals(mover)) {
            before[royal] = position.isAttacked(royal, mover.opposite());
        }
        position.make(move);
        Optional<Exposed> exposed = exposed(mover);
        position.unmake();
        return exposed.map(found -> verdict(move, found, before));
    }

    /** A royal piece attacked after a move. */
    private record Exposed(int royal, List<Integer> attackers, String reason) {

        int[] cells() {
            return attackers.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    private Optional<Exposed> exposed(Side mover) {
        for (int royal : royals(mover)) {
            int[] attackers = explainer.men().attackers(royal, mover.opposite());
            if (attackers.length > 0) {
                String reason = "leaves the "
                        + explainer.men().type(position.pieceAt(royal)).name() + " on "
                        + explainer.men().name(royal) + " attacked by "
                        + explainer.men().menOn(attackers);
                return Optional.of(
                        new Exposed(royal, Arrays.stream(attackers).boxed().toList(), reason));
            }
        }
        return Optional.empty();
    }

    private Illegal verdict(long move, Exposed found, boolean[] before) {
        return Explainer.refusal(
                        kind(move, found, before),
                        found.reason(),
                        explainer.citation(Aspect.ROYALTY, Move.piece(move)),
                        mover(move),
                        target(move))
                .mark(Role.ROYAL, found.royal())
                .mark(Role.ATTACKER, found.cells());
    }

    private Refusal kind(long move, Exposed found, boolean[] before) {
        boolean stepped = mover(move) >= 0 && Move.kind(move) != Move.FROM_AFAR;
        boolean itself = stepped && Move.to(move) == found.royal();
        if (before[itself ? Move.from(move) : found.royal()]) {
            return Refusal.LEAVES_CHECK;
        }
        return stepped
                        && !itself
                        && Move.kind(move) != Move.CASTLING
                        && explainer.isShield(Move.from(move), found.royal(), found.cells())
                ? Refusal.PINNED
                : Refusal.EXPOSES_ROYAL;
    }

    /** The cell of the man that moves or acts, if there is one on the board. */
    private static int mover(long move) {
        return Move.kind(move) == Move.BOARD || Move.kind(move) == Move.DROP ? MoveReading.NONE : Move.from(move);
    }

    private static int target(long move) {
        return Move.kind(move) == Move.BOARD ? MoveReading.NONE : Move.to(move);
    }

    private int[] royals(Side side) {
        int[] cells = new int[position.rules().cells()];
        return Arrays.stream(cells, 0, position.royals(side, cells)).sorted().toArray();
    }
}
