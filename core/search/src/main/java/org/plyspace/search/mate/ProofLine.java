package org.plyspace.search.mate;

import java.util.Optional;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * The line that a proof looks at: its final position, the positions that count for repetition, and the state of the game for
 * the side that is to win. Confined to one thread.
 */
final class ProofLine {

    private static final long CLOCK_FACTOR = 0x9e3779b97f4a7c15L;

    /** The position at the end of the line, to be read only. */
    final Position position;

    private final Side winner;
    private final ProofLimits limits;
    private final Repetition repetition;
    private final boolean coarse;
    private final PathRepetitions path;
    private boolean counted;

    /** The state of the game. */
    enum State {
        GOES_ON,
        WON,
        /** The game is over, and the side has not won. */
        NOT_WON
    }

    /**
     * Creates an empty line.
     *
     * @param root a position with the winner to move; it is copied
     * @param plies the largest length of the line
     */
    ProofLine(Position root, int plies, ProofLimits limits) {
        position = root.copy();
        winner = position.sideToMove();
        this.limits = limits;
        repetition = position.rules().repetition();
        coarse = isCoarse(position);
        path = new PathRepetitions(repetition, plies + 1);
        path.push(position);
    }

    /**
     * Whether positions that are equal for repetition can have different keys, and one may be nearer to the end than the other:
     * when the rule set has fields of its own, such as checks given, or the move number matters.
     */
    private static boolean isCoarse(Position position) {
        Rules rules = position.rules();
        Setup setup = position.words().setup();
        Setup later = setup.toBuilder()
                .clocks(setup.halfmoveClock(), setup.fullmoveNumber() + 1)
                .build();
        return rules.fields().stream()
                        .anyMatch(field -> !field.name().equals(Setup.CASTLING)
                                && !field.name().equals(Setup.EN_PASSANT))
                || rules.position(later, Purpose.STUDY).key() != position.key();
    }

    /** Whether positions can recur in a win within so many moves: not before both sides have moved. */
    boolean repeatsWithin(int moves) {
        return repetition.meaning() != Meaning.NOTHING && 2 * moves - 1 >= 2 * (repetition.times() - 1);
    }

    /** Whether repetition is a draw. */
    boolean repetitionDraws() {
        return repetition.meaning() == Meaning.DRAW;
    }

    /** Whether a win that disregards repetition may need a position twice. */
    boolean mayNeedRepetition() {
        return coarse;
    }

    /** Sets whether repetition is counted; only allowed while the line is empty. */
    void countRepetition(boolean newCounted) {
        counted = newCounted;
    }

    /** Whether repetition is counted. */
    boolean isRepetitionCounted() {
        return counted;
    }

    /** A key of everything that decides how the game can go on, the clock included since it may end the game. */
    long key() {
        return position.key() ^ (position.halfmoveClock() + 1) * CLOCK_FACTOR;
    }

    /**
     * Makes a legal move.
     *
     * @throws ProofLimits.Reached if a limit is exceeded; no move is made then
     */
    void make(long move) {
        limits.count();
        position.make(move);
        if (counted) {
            path.push(position);
        }
    }

    /** Takes back the last move. */
    void unmake() {
        if (counted) {
            path.pop();
        }
        position.unmake();
    }

    /** The state of the game. */
    State state() {
        if (!position.hasLegalMove()) {
            return state(position.endingWithoutMove());
        }
        Optional<Outcome> end = endingWithMove();
        return end.isPresent() ? state(end.get()) : State.GOES_ON;
    }

    private State state(Outcome end) {
        return end.winner().isPresent() && end.winner().get() == winner ? State.WON : State.NOT_WON;
    }

    /** The end of the game; empty if it goes on. */
    Optional<Outcome> ending() {
        return position.hasLegalMove() ? endingWithMove() : Optional.of(position.endingWithoutMove());
    }

    private Optional<Outcome> endingWithMove() {
        Optional<Outcome> end = position.ending();
        return end.isEmpty() && counted ? path.ending(position) : end;
    }

    /** The positions of a line with exact counts for repetition. Positions before the line's first one are unknown. */
    static final class PathRepetitions {

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
            int earliest = rule.bound() == Repetition.Bound.GAME ? 0 : Math.max(0, last - position.halfmoveClock());
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
}
