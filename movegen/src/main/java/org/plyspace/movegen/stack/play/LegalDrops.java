package org.plyspace.movegen.stack.play;

import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.HandTables;
import org.plyspace.movegen.stack.tables.StackTables;

/**
 * The cells on which the mover may drop its men in hand, as {@link LegalTargets} are those of men on boards; that class prepares both. A man
 * who lands closes paths and opens none. So only kings are tried, and in check the others where columns cannot tell. Hot; allocates only
 * on the first check by a drop that may not mate, and again on the first such answer to one.
 */
final class LegalDrops {

    private final LegalTargets targets;
    private final StackState state;
    private final StackTables tables;
    private final HandTables hands;
    private final StackAttacks attacks;
    private final Legality legality;
    /** The cells where a man may land without capturing. */
    long free;
    /** Counts the answers to a drop; created on first use. */
    private MoveCounter answers;

    LegalDrops(LegalTargets targets, StackState state, StackAttacks attacks, Legality legality) {
        this.targets = targets;
        this.state = state;
        this.tables = state.tables;
        this.hands = tables.hands;
        this.attacks = attacks;
        this.legality = legality;
    }

    /** The number of legal drops; counting may stop once {@code enough} is reached. */
    int count(int enough) {
        int count = 0;
        int[] held = hands.held[state.mover];
        for (int i = 0; i < held.length && count < enough; i++) {
            count += Long.bitCount(cells(held[i], -1L));
        }
        return count;
    }

    /**
     * The legal cells for a man of the mover's.
     *
     * @param allowed the cells to consider
     */
    long cells(int code, long allowed) {
        if (state.hands[code] == 0 || (targets.dropsFirst && !hands.first[code])) {
            return 0;
        }
        HandTables.DropTables drop = hands.drops[code];
        long cells = free & tables.droppable[code] & allowed;
        if (tables.isPawn(code)) {
            cells &= ~state.attachment.cells(state.promotionColumns[state.mover]);
        }
        if (drop.line != null) {
            cells = withoutCompanions(code, drop.line, cells);
        }
        boolean royal = code == tables.royalCode[state.mover];
        cells = royal || (legality.tryAll && legality.inCheck) ? tried(code, cells) : cells & legality.evasions;
        return drop.gives == Drop.Gives.ANYTHING ? cells : giving(code, drop.gives, cells);
    }

    private long withoutCompanions(int code, int[] line, long cells) {
        long left = cells;
        for (long men = state.men[tables.kindCodeOf[code]]; men != 0; men &= men - 1) {
            int taken = line[Long.numberOfTrailingZeros(men)];
            for (long rest = left; rest != 0; rest &= rest - 1) {
                left &= line[Long.numberOfTrailingZeros(rest)] == taken ? ~(rest & -rest) : -1L;
            }
        }
        return left;
    }

    private long tried(int code, long cells) {
        long safe = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            safe |= checksAfter(code, Long.numberOfTrailingZeros(rest), state.mover) ? 0 : rest & -rest;
        }
        return safe;
    }

    private boolean checksAfter(int code, int cell, int side) {
        state.put(cell, code);
        boolean checked = attacks.isInCheck(side);
        state.remove(cell);
        return checked;
    }

    private long giving(int code, Drop.Gives most, long cells) {
        long allowed = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            boolean gives =
                    checksAfter(code, cell, 1 - state.mover) && (most == Drop.Gives.NO_CHECK || mates(code, cell));
            allowed |= gives ? 0 : rest & -rest;
        }
        return allowed;
    }

    /** Whether a drop that checks also mates; it is made and answered. */
    private boolean mates(int code, int cell) {
        if (answers == null) {
            answers = new MoveCounter(state, LegalTargets.of(state, attacks));
        }
        int passed = state.passedPawn;
        state.put(cell, code);
        state.setHand(code, state.hands[code] - 1);
        state.mover ^= 1;
        state.passedPawn = StackState.NOWHERE;
        boolean mates = answers.count(1) == 0;
        state.passedPawn = passed;
        state.mover ^= 1;
        state.setHand(code, state.hands[code] + 1);
        state.remove(cell);
        return mates;
    }
}
