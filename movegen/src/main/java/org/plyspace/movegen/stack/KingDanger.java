package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.plyspace.api.Verdict;

/** Says which king a move would leave attacked, and by whom. Cold: works on a copy. */
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
     * The verdict on a move that nothing else is wrong with.
     *
     * @param what the move as the subject of a sentence: {@code this move}
     * @param man type of the man that moves, for the citation
     * @param change makes the move on a copy of the state
     */
    Verdict.Illegal explain(String what, int man, Consumer<StackState> change) {
        StackState after = new StackState(state.tables);
        after.copyFrom(state);
        change.accept(after);
        Squares names = squares.of(after.attachment);
        Attacks attacks = new Attacks(after);
        for (long kings = after.men[Men.code(state.mover, Men.KING)]; kings != 0; kings &= kings - 1) {
            int king = Long.numberOfTrailingZeros(kings);
            long attackers = attackers(after, attacks, king);
            if (attackers != 0) {
                return reasons.exposed(
                        what + " leaves the king on " + names.name(king) + " attacked by "
                                + String.join(" and ", describe(after, names, attackers)),
                        man,
                        attackers,
                        king);
            }
        }
        return reasons.illegal(what + " is not among the legal moves", Citations.Topic.TURN, man);
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
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            men.add("the " + Men.described(state.piece[cell]) + " on " + names.name(cell));
        }
        return men;
    }
}
