package org.plyspace.movegen.stack.play;

import java.util.random.RandomGenerator;
import org.plyspace.api.Move;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.tables.StackTables;

/**
 * Draws legal moves at random without listing them: draws one of the {@link StackSlots} of men, boards and hands, accepts it if it is
 * a legal move, and otherwise draws again. Every legal move has exactly one slot, so all are equally likely.
 */
final class StackDraw {

    /** The number of failed draws after which listing is cheaper. */
    private static final int MOST_DRAWS = 100;

    private final StackState state;
    private final StackTables tables;
    private final Attachment attachment;
    private final LegalTargets targets;
    private final MoveCoder coder;
    private final StackSlots slots;

    StackDraw(StackState state, LegalTargets targets, MoveCoder coder) {
        this.state = state;
        this.tables = state.tables;
        this.attachment = state.attachment;
        this.targets = targets;
        this.coder = coder;
        this.slots = new StackSlots(state, targets);
    }

    /** A legal move, or {@link Move#NONE} if no draw succeeded, as without legal moves. */
    long next(RandomGenerator random) {
        targets.prepare();
        int total = targets.triesAll() ? 0 : slots.count();
        if (total == 0) {
            return Move.NONE;
        }
        for (int draws = 0; draws < MOST_DRAWS; draws++) {
            int choice = slots.find(random.nextInt(total));
            long move = move(slots.source(), slots.target());
            if (move != Move.NONE && coder.leavesChoice(move)) {
                return Move.promoting(move, Men.code(state.mover, tables.promotions[choice]));
            }
            if (move != Move.NONE && choice == 0) {
                return move;
            }
        }
        return Move.NONE;
    }

    private long move(int source, int target) {
        return switch (slots.way()) {
            case StackSlots.MAN -> reaches(source, target) ? coder.step(source, target) : Move.NONE;
            case StackSlots.PAWN -> coder.step(source, target);
            case StackSlots.DOUBLE_STEP ->
                state.paths.isOpenToDoubleStep(source, target) ? coder.doubleStep(source, target) : Move.NONE;
            case StackSlots.EN_PASSANT ->
                (targets.enPassant(source) >>> target & 1) != 0 ? coder.enPassant(source, target) : Move.NONE;
            case StackSlots.CASTLING -> coder.castling(target);
            case StackSlots.DROP -> coder.drop(source, target);
            default -> targets.shifts().isLegal(source, target) ? coder.shift(source, target) : Move.NONE;
        };
    }

    /** Whether a man can reach one of its slots, and is safe there if it is the king. */
    private boolean reaches(int from, int to) {
        if (targets.isKing(from)) {
            return targets.isKingSafe(to);
        }
        int kind = tables.kindOf[state.piece[from]];
        return tables.lines[kind] == 0
                || (tables.leaps[kind << 6 | attachment.columnOf(from)] >>> attachment.columnOf(to) & 1) != 0
                || state.paths.isOpen(from, to);
    }
}
