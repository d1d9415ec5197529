package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/** Says which king a move would leave attacked, and by whom. Cold: works on copies. */
final class KingDanger {

    private final StackState state;
    private final Squares squares;
    private final Reasons reasons;

    KingDanger(StackState state, Squares squares, Reasons reasons) {
        this.state = state;
        this.squares = squares;
        this.reasons = reasons;
    }

    /**
     * A king that a move would leave attacked.
     *
     * @param words what the move does: {@code leaves the king on c2W attacked by the black knight on d4N}
     */
    record Danger(int king, long attackers, String words) {

        Verdict.Illegal mark(Verdict.Illegal verdict) {
            return verdict.mark(Role.ROYAL, king).mark(Role.ATTACKER, Reasons.cells(attackers));
        }
    }

    /** The danger that a move leaves the mover in; empty if none. */
    Optional<Danger> after(Consumer<StackState> change) {
        StackState after = copy(change);
        Squares names = squares.of(after.attachment);
        Attacks attacks = new Attacks(after);
        for (int king : Reasons.cells(after.men[Kind.code(state.mover, Kind.ROYAL)])) {
            long attackers = attackers(after, attacks, king);
            if (attackers != 0) {
                return Optional.of(new Danger(
                        king,
                        attackers,
                        "leaves the king on " + names.name(king) + " attacked by "
                                + String.join(" and ", describe(after, names, attackers))));
            }
        }
        return Optional.empty();
    }

    private StackState copy(Consumer<StackState> change) {
        StackState copy = new StackState(state.tables);
        copy.copyFrom(state);
        change.accept(copy);
        return copy;
    }

    /**
     * The verdict on a move that nothing else is wrong with.
     *
     * @param what the move as the subject of a sentence: {@code this move}
     * @param man type of the man that moves, for the citation
     * @param from the cell of the man that moves, or {@link StackState#NOWHERE} if a board does
     * @param to the cell that it goes to
     * @param change makes the move on a copy of the state
     */
    Verdict.Illegal explain(String what, int man, int from, int to, Consumer<StackState> change) {
        Optional<Danger> danger = after(change);
        if (danger.isEmpty()) {
            return reasons.illegal(
                    Refusal.DOES_NOT_MOVE_SO, what + " is not among the legal moves", Citations.Topic.TURN, man);
        }
        Verdict.Illegal verdict = reasons.illegal(
                        kind(danger.get(), from), what + " " + danger.get().words(), Citations.Topic.KING_SAFETY, man)
                .mark(Role.MOVER, from)
                .mark(Role.TARGET, to);
        return danger.get().mark(verdict);
    }

    private Refusal kind(Danger danger, int from) {
        if (new Attacks(state).isInCheck(state.mover)) {
            return Refusal.LEAVES_CHECK;
        }
        boolean shields = from != StackState.NOWHERE && state.piece[from] != state.tables.royalCode[state.mover];
        return shields && isPinned(danger, from) ? Refusal.PINNED : Refusal.EXPOSES_ROYAL;
    }

    /** Whether the king is attacked by one of the same men as soon as the man is gone, wherever he goes. */
    private boolean isPinned(Danger danger, int from) {
        StackState without = copy(copy -> copy.remove(from));
        long attackers = attackers(without, new Attacks(without), danger.king());
        return (attackers & danger.attackers()) != 0;
    }

    static long attackers(StackState state, Attacks attacks, int cell) {
        long attackers = 0;
        int enemy = 1 - state.mover;
        for (long rest = state.side[enemy]; rest != 0; rest &= rest - 1) {
            long attacked = attacks.from(Long.numberOfTrailingZeros(rest));
            attackers |= (attacked >>> cell & 1) != 0 ? rest & -rest : 0;
        }
        return attackers;
    }

    static List<String> describe(StackState state, Squares names, long cells) {
        List<String> men = new ArrayList<>();
        for (int cell : Reasons.cells(cells)) {
            men.add("the " + state.tables.men.described(state.piece[cell]) + " on " + names.name(cell));
        }
        return men;
    }
}
