package org.plyspace.movegen.stack.play;

import org.plyspace.api.AttackSummary;
import org.plyspace.api.Piece;
import org.plyspace.movegen.attack.SummaryCount;

/** Fills attack summaries over stacks. */
final class StackSummary extends SummaryCount {

    private final StackState state;
    private final StackAttacks attacks;
    private final int allCodes;
    private final long[] sets = new long[Piece.CODES];

    StackSummary(StackPosition position, StackAttacks attacks) {
        super(position, 1, true);
        this.state = position.state();
        this.attacks = attacks;
        this.allCodes = 2 * (position.rules().pieceTypes().size() + 1);
    }

    void fill(AttackSummary into) {
        for (int code = 2; code < allCodes; code++) {
            sets[code] = state.men[state.tables.kindCodeOf[code]];
        }
        fill(sets, into);
    }

    @Override
    protected int reach(int code, long[] men, int first) {
        long[] into = reached[0];
        int count = first;
        for (long rest = men[code]; rest != 0; rest &= rest - 1) {
            codes[count] = code;
            into[count++] = attacks.from(Long.numberOfTrailingZeros(rest));
        }
        return count;
    }

    /** Column by column, since pawns in one column attack the same as seen from above. */
    @Override
    protected void reachOfPawns(int code, long[] men) {
        if (state.tables.space != null) {
            super.reachOfPawns(code, men);
            return;
        }
        int tables = (code & 1) << 6;
        long columns = 0;
        for (long rest = state.columns[state.tables.kindCodeOf[code]]; rest != 0; rest &= rest - 1) {
            columns |= state.tables.pawnCaptures[tables | Long.numberOfTrailingZeros(rest)];
        }
        reachedByPawns[0] = state.attachment.cells(columns);
    }
}
