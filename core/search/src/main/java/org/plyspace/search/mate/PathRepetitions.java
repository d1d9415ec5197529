package org.plyspace.search.mate;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Side;

/** The positions of a line with exact counts for repetition. Positions before the line's first one are unknown. */
final class PathRepetitions {

    private static final Optional<Outcome> NONE = Optional.empty();

    private final Repetition rule;
    private final long[] keys;
    private final boolean[] checks;
    private int last = -1;
    private final Optional<Outcome> draw;
    private final Optional<Outcome> whiteWins;
    private final Optional<Outcome> blackWins;

    /** Creates an empty line with room for a number of positions. */
    PathRepetitions(Repetition rule, int longest) {
        this.rule = rule;
        keys = new long[longest];
        checks = new boolean[longest];
        String reason = Outcome.repetition(rule.times());
        String loss = rule.meaning() == Meaning.LOSS_FOR_PERPETUAL_CHECK ? Outcome.PERPETUAL_CHECK : reason;
        draw = Optional.of(Outcome.draw(reason));
        whiteWins = Optional.of(Outcome.win(Side.WHITE, loss));
        blackWins = Optional.of(Outcome.win(Side.BLACK, loss));
    }

    void push(Position position) {
        last++;
        keys[last] = position.repetitionKey();
        checks[last] = rule.meaning() == Meaning.LOSS_FOR_PERPETUAL_CHECK && position.inCheck();
    }

    void pop() {
        last--;
    }

    /** The end of the game by repetition in the last position pushed; empty if it goes on. */
    Optional<Outcome> ending(Position position) {
        if (rule.meaning() == Meaning.NOTHING) {
            return NONE;
        }
        int earliest = rule.bound() == Bound.GAME ? 0 : Math.max(0, last - position.halfmoveClock());
        int times = 1;
        int first = last;
        for (int i = last - 2; i >= earliest; i -= 2) {
            if (keys[i] == keys[last]) {
                times++;
                first = i;
            }
        }
        if (times < rule.times()) {
            return NONE;
        }
        Side mover = position.sideToMove();
        return switch (rule.meaning()) {
            case LOSS_FOR_REPEATER -> win(mover);
            case LOSS_FOR_WHITE -> mover == Side.BLACK ? blackWins : draw;
            case LOSS_FOR_PERPETUAL_CHECK -> perpetual(mover, first);
            default -> draw;
        };
    }

    /**
     * The end by perpetual check: a side that has given check with each move since the first occurrence loses, White if both
     * did.
     */
    private Optional<Outcome> perpetual(Side mover, int first) {
        boolean byMover = onlyChecks(first + 1);
        boolean byOther = onlyChecks(first + 2);
        if (byMover && byOther) {
            return blackWins;
        }
        return byMover ? win(mover.opposite()) : byOther ? win(mover) : draw;
    }

    private boolean onlyChecks(int from) {
        for (int i = from; i <= last; i += 2) {
            if (!checks[i]) {
                return false;
            }
        }
        return true;
    }

    private Optional<Outcome> win(Side side) {
        return side == Side.WHITE ? whiteWins : blackWins;
    }
}
