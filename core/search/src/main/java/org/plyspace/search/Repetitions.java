package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Side;

/**
 * Detects repetition of positions of the game and of the current line. With {@link Technique#REPETITION} a position that recurs within the
 * line counts as if it recurred as often as the rule asks, since a side that repeats it once can do so again; all others count exactly.
 */
final class Repetitions {

    private final Repetition rule;
    /** Whether a line ends at the first position that recurs within it. */
    private final boolean foreseeing;

    private long[] keys = new long[256];
    private boolean[] checks = new boolean[256];
    private int count;
    private int root;
    /** The first position that the last one can be equal to. */
    private int earliest;

    Repetitions(Repetition rule, boolean foreseeing) {
        this.rule = rule;
        this.foreseeing = foreseeing;
    }

    /**
     * Starts with a position.
     *
     * @param earlier the {@linkplain Position#repetitionKey() repetition keys} of the game's earlier positions, oldest first
     */
    void start(long[] earlier, Position position) {
        int needed = earlier.length + Scores.MOST_PLIES + 2;
        if (keys.length < needed) {
            keys = new long[needed];
            checks = new boolean[needed];
        }
        System.arraycopy(earlier, 0, keys, 0, earlier.length);
        Arrays.fill(checks, false);
        count = earlier.length;
        root = count;
        push(position);
    }

    void push(Position position) {
        checks[count] = rule.meaning() == Repetition.Meaning.LOSS_FOR_PERPETUAL_CHECK && position.inCheck();
        keys[count++] = position.repetitionKey();
    }

    void pop() {
        count--;
    }

    /** Whether the last position pushed ends the game by repetition, or can be made to. */
    boolean isEnd(Position position) {
        if (rule.meaning() == Repetition.Meaning.NOTHING) {
            return false;
        }
        int last = count - 1;
        earliest = rule.bound() == Repetition.Bound.GAME ? 0 : Math.max(0, last - position.halfmoveClock());
        int times = 1;
        for (int i = last - 2; i >= earliest; i -= 2) {
            if (keys[i] == keys[last]) {
                times++;
                if ((foreseeing && i >= root) || times >= rule.times()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The result of that end, found by {@link #isEnd} just before, for the side to move: 1 a win, -1 a loss, 0 a draw. */
    int result(Side mover) {
        return switch (rule.meaning()) {
            case LOSS_FOR_REPEATER -> 1;
            case LOSS_FOR_WHITE -> repeater(mover) == Side.BLACK ? 0 : mover == Side.WHITE ? -1 : 1;
            case LOSS_FOR_PERPETUAL_CHECK -> perpetual(mover);
            default -> 0;
        };
    }

    /**
     * The side whose move brings about the end. If both go on as since the repeated position, the game ends at the first of those positions
     * that came about most often, which need not be the last one.
     */
    private Side repeater(Side mover) {
        int last = count - 1;
        int end = last;
        int most = occurrences(last);
        if (most < rule.times()) {
            for (int i = last - 1, first = previous(); i > first; i--) {
                int times = occurrences(i);
                if (times >= most) {
                    most = times;
                    end = i;
                }
            }
        }
        return (last - end) % 2 == 0 ? mover.opposite() : mover;
    }

    private int occurrences(int at) {
        int times = 1;
        for (int i = at - 2; i >= earliest; i -= 2) {
            times += keys[i] == keys[at] ? 1 : 0;
        }
        return times;
    }

    /** The place of the position before the last one that is equal to it. */
    private int previous() {
        int last = count - 1;
        int previous = last - 2;
        while (keys[previous] != keys[last]) {
            previous -= 2;
        }
        return previous;
    }

    /**
     * The result of perpetual check: a side that has given check with each move since the repeated position loses, White if
     * both did.
     */
    private int perpetual(Side mover) {
        int last = count - 1;
        int first = previous();
        boolean byOther = true;
        boolean byMover = true;
        for (int i = first + 1; i <= last; i++) {
            if ((last - i) % 2 == 0) {
                byOther &= checks[i];
            } else {
                byMover &= checks[i];
            }
        }
        boolean moverLoses = byMover && (!byOther || mover == Side.WHITE);
        return moverLoses ? -1 : byOther ? 1 : 0;
    }
}
