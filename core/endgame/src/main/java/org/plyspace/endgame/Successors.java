package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * Values positions of one table by what their moves lead to. Confined to one thread; allocates nothing once made.
 *
 * <p>Boards do not move: their moves are left out. A pawn that has just stepped twice may be captured en passant, which the
 * table does not know; then the answers to the step are looked at one by one, and the answers to those that are such steps in turn.
 *
 * <p>In tables that count as a clock does, a move that resets it ends the count, and what follows is known from the round before.
 */
final class Successors {

    /** The answer of {@link #open} if the game goes on. */
    static final int GOES_ON = Integer.MAX_VALUE;

    private final Table table;
    private final Placer placer;
    private final TableSet.Probe probe;
    private final PlacementIndex.Coder coder;
    private final MoveList moves = new MoveList();
    /** By how many double steps came before, one after another. */
    private final List<MoveList> answers = new ArrayList<>();

    private final int[] moved;
    /** Whether quiet moves change no more than the cell of the man that moves: they need not be made then. */
    private final boolean plain;

    private final Optional<ClockResets> clock;
    private final boolean[] facesPawns = new boolean[2];
    private Side toMove = Side.WHITE;
    private boolean childSymmetric;

    /**
     * Creates the values for a table and those that follow from it.
     *
     * @param set all these tables, the table itself included
     * @param clock the moves that end the count; empty if only the end of the game does
     */
    Successors(Table table, Placer placer, TableSet set, boolean plain, Optional<ClockResets> clock) {
        this.table = table;
        this.placer = placer;
        this.probe = set.probe();
        this.coder = table.index().coder();
        this.moved = new int[table.material().men()];
        this.plain = plain;
        this.clock = clock;
        for (Side side : Side.values()) {
            facesPawns[side.index()] =
                    table.material().isDirectional(set.ground().rules(), side.opposite());
        }
    }

    /**
     * Lists the moves of the position that the placer has set up.
     *
     * @return the value if the game is over, else {@link #GOES_ON}
     */
    int open(Side side) {
        toMove = side;
        return list(placer.position(), moves);
    }

    /** Lists moves that are not of boards, and returns the value if the game is over. */
    private int list(Position position, MoveList into) {
        into.clear();
        position.legalMoves(into);
        int kept = 0;
        for (int i = 0; i < into.size(); i++) {
            if (Move.kind(into.get(i)) != Move.BOARD) {
                into.set(kept++, into.get(i));
            }
        }
        into.truncate(kept);
        if (kept == 0) {
            return Value.of(position.endingWithoutMove(), position.sideToMove());
        }
        Optional<Outcome> ending = position.ending();
        return ending.isPresent() ? Value.of(ending.get(), position.sideToMove()) : GOES_ON;
    }

    /** The number of moves listed by {@link #open}. */
    int moves() {
        return moves.size();
    }

    /** A move listed by {@link #open}. */
    long move(int i) {
        return moves.get(i);
    }

    /** Whether a move stays in the table and is found by its cells, by {@link #child}. */
    boolean isPlain(long move) {
        return plain && isQuiet(move) && !isExposed(move, toMove) && !resetsClock(move);
    }

    /** Whether a quiet move ends the count. */
    boolean resetsClock(long move) {
        return clock.isPresent() && clock.get().byQuiet(move);
    }

    /** Whether a move is a step of one man that captures and promotes nothing. */
    static boolean isQuiet(long move) {
        return (Move.kind(move) == Move.NORMAL || Move.kind(move) == Move.DOUBLE_STEP)
                && !Move.isCapture(move)
                && !Move.isPromotion(move);
    }

    /** Whether a move is a double step that might be answered en passant. */
    private boolean isExposed(long move, Side mover) {
        return Move.kind(move) == Move.DOUBLE_STEP && facesPawns[mover.index()];
    }

    /** Finds the number that a {@linkplain #isPlain plain} move leads to. */
    long child(long move) {
        return shifted(Move.from(move), Move.to(move));
    }

    /** Whether a symmetry may leave the placement that a plain move leads to as it is; needs no number of it. */
    boolean mayChildBeSymmetric(long move) {
        shift(Move.from(move), Move.to(move));
        return coder.mayBeSymmetric(moved);
    }

    private void shift(int from, int to) {
        int[] cellOf = placer.cellOf();
        for (int man = 0; man < moved.length; man++) {
            moved[man] = cellOf[man] == from ? to : cellOf[man];
        }
    }

    /** The number of the placement with a man on another cell, in this table. */
    long shifted(int from, int to) {
        shift(from, to);
        long number = coder.encode(moved);
        childSymmetric = coder.isSymmetric();
        return number;
    }

    /** Whether a symmetry leaves the placement last found as it is. */
    boolean isChildSymmetric() {
        return childSymmetric;
    }

    /**
     * The value of the position that a move leads to, which is made for it.
     *
     * @throws FailureException if the tables have no number for it
     */
    int made(long move) {
        Position position = placer.position();
        boolean exposed = isExposed(move, toMove);
        position.make(move);
        int value = after(position, exposed);
        if (value == Value.IMPOSSIBLE) {
            throw new FailureException("the tables have no number for a position that arises, '"
                    + position.words().text()
                    + "'; expected men only on cells that their kind reaches from the start:"
                    + " these rules have no tablebase of this material");
        }
        position.unmake();
        return value;
    }

    private int after(Position position, boolean exposed) {
        return after(position, exposed, 0, false);
    }

    /**
     * The value of a position to which a move has led.
     *
     * @param exposed whether that was a double step that might be answered en passant
     * @param steps the number of such steps before, one after another
     * @param begun whether one of them has ended the count: all that follows is then known from the round before
     */
    private int after(Position position, boolean exposed, int steps, boolean begun) {
        if (clock.isPresent() && ClockResets.isReset(position)) {
            return clock.get()
                    .begun(
                            exposed
                                    ? answered(position, steps, true)
                                    : clock.get().fresh(position));
        }
        if (exposed) {
            return answered(position, steps, begun);
        }
        return begun ? clock.orElseThrow().fresh(position) : probe.value(position);
    }

    /** The value of a position by its moves, which are made. */
    private int answered(Position position, int steps, boolean begun) {
        if (answers.size() == steps) {
            answers.add(new MoveList());
        }
        MoveList own = answers.get(steps);
        int over = list(position, own);
        if (over != GOES_ON) {
            return over;
        }
        Side mover = position.sideToMove();
        int best = Value.IMPOSSIBLE;
        for (int i = 0; i < own.size(); i++) {
            long move = own.get(i);
            boolean exposed = isExposed(move, mover);
            position.make(move);
            best = better(best, Value.before(after(position, exposed, steps + 1, begun)));
            position.unmake();
        }
        return best;
    }

    /** The better of two values for the side to move: a sooner win, a later loss. {@link Value#IMPOSSIBLE} is the worst. */
    static int better(int one, int other) {
        if (one == Value.IMPOSSIBLE || other == Value.IMPOSSIBLE) {
            return one == Value.IMPOSSIBLE ? other : one;
        }
        return order(one) >= order(other) ? one : other;
    }

    /** Grows with the value to the side to move. */
    private static int order(int value) {
        return value == Value.DRAW ? 0 : value > 0 ? Integer.MAX_VALUE - value : Integer.MIN_VALUE - value;
    }

    /**
     * The value of the position just {@linkplain #open opened}, whose game goes on, from the values that the tables have.
     *
     * @param within what lasts longer than so many plies in this table is not known yet
     * @param withinBelow the same where a move has left the table
     */
    int value(int within, int withinBelow) {
        int best = Value.IMPOSSIBLE;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            boolean stays = isPlain(move);
            int value = stays ? stayed(move) : made(move);
            boolean known = value != Value.DRAW && Value.plies(value) <= (stays ? within : withinBelow);
            best = better(best, known ? Value.before(value) : Value.DRAW);
        }
        return best;
    }

    private int stayed(long move) {
        int value = table.value(toMove.opposite(), child(move));
        // Made, it is refused with its text.
        return value == Value.IMPOSSIBLE ? made(move) : value;
    }

    /**
     * The same with all values known, by moves that are made; each must lead to a position in which the men's cells alone decide what
     * follows.
     *
     * @throws IllegalStateException if a move does not
     */
    int derived(PlacementCheck soundness) {
        Position position = placer.position();
        int best = Value.IMPOSSIBLE;
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            boolean exposed = isExposed(move, toMove);
            position.make(move);
            best = better(best, Value.before(after(position, exposed)));
            boolean whole = soundness.isWhole(position, move);
            position.unmake();
            if (!whole) {
                throw new IllegalStateException("more than where men stand decides what follows after a move in "
                        + position.words().text());
            }
        }
        return best;
    }
}
