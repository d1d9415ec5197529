package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Side;

/**
 * Detects repetition of positions of the game and of the current line. A position that recurs within the line counts as if it
 * recurred as often as the rule asks, since whoever repeats it once can do so again; positions of the game count exactly.
 */
final class Repetitions {

    private final Repetition rule;
    private long[] keys = new long[256];
    private boolean[] checks = new boolean[256];
    private int count;
    private int root;

    Repetitions(Repetition rule) {
        this.rule = rule;
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
        checks[count] = rule.meaning() == Meaning.LOSS_FOR_PERPETUAL_CHECK && position.inCheck();
        keys[count++] = position.repetitionKey();
    }

    void pop() {
        count--;
    }

    /** Whether the last position pushed ends the game by repetition, or can be made to. */
    boolean isEnd(Position position) {
        if (rule.meaning() == Meaning.NOTHING) {
            return false;
        }
        int last = count - 1;
        int earliest = rule.bound() == Bound.GAME ? 0 : Math.max(0, last - position.halfmoveClock());
        int times = 1;
        for (int i = last - 2; i >= earliest; i -= 2) {
            if (keys[i] == keys[last]) {
                times++;
                if (i >= root || times >= rule.times()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The result of that end for the side to move: 1 a win, -1 a loss, 0 a draw. */
    int result(Side mover) {
        return switch (rule.meaning()) {
            case LOSS_FOR_REPEATER -> 1;
            case LOSS_FOR_PERPETUAL_CHECK -> perpetual(mover);
            default -> 0;
        };
    }

    /**
     * The result of perpetual check: a side that has given check with each move since the repeated position loses, White if
     * both did.
     */
    private int perpetual(Side mover) {
        int last = count - 1;
        int first = last - 2;
        while (keys[first] != keys[last]) {
            first -= 2;
        }
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
