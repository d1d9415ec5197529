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
 * The line that a proof looks at: the position at its end, the positions on it where repetition is counted, and how it stands for the side that
 * is to win. Confined to one thread.
 */
final class ProofLine {

    private static final long CLOCK_FACTOR = 0x9e3779b97f4a7c15L;

    private final Position position;
    private final Side winner;
    private final ProofLimits limits;
    private final Repetition repetition;
    private final boolean coarse;
    private final PathRepetitions path;
    private boolean counted;

    /** How the game stands. */
    enum State {
        GOES_ON,
        WON,
        /** Over, and not won. */
        NOT_WON
    }

    /**
     * A line of no move.
     *
     * @param root where the winner is to move; it is copied
     * @param plies how long the line may become
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
     * Whether positions can be the same for repetition and yet have different keys, so that one is nearer the end than the other: where
     * they have fields of the rule set's own, such as checks given, or the number of the move decides.
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

    /** The position at its end, to ask and not to change. */
    Position position() {
        return position;
    }

    /** Whether positions can come about again in a win within so many moves: not before both sides have moved. */
    boolean repeatsWithin(int moves) {
        return repetition.meaning() != Meaning.NOTHING && 2 * moves - 1 >= 2 * (repetition.times() - 1);
    }

    /** Whether a position that comes about again draws. */
    boolean repetitionDraws() {
        return repetition.meaning() == Meaning.DRAW;
    }

    /** Whether a win without regard to repetition may need a position twice. */
    boolean mayNeedRepetition() {
        return coarse;
    }

    /** Counts repetition from now on, or does not; only while no move is made. */
    void countRepetition(boolean newCounted) {
        counted = newCounted;
    }

    /** Whether repetition is counted. */
    boolean isRepetitionCounted() {
        return counted;
    }

    /** All that decides how the game can go on: the clock too, since it may end the game. */
    long key() {
        return position.key() ^ (position.halfmoveClock() + 1) * CLOCK_FACTOR;
    }

    /**
     * Makes a legal move.
     *
     * @throws ProofLimits.Reached if a limit is; no move is made then
     */
    void make(long move) {
        limits.count();
        position.make(move);
        if (counted) {
            path.push(position);
        }
    }

    /** Takes the last move back. */
    void unmake() {
        if (counted) {
            path.pop();
        }
        position.unmake();
    }

    /** How the game stands. */
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

    /** How the game ended; empty if it goes on. */
    Optional<Outcome> ending() {
        return position.hasLegalMove() ? endingWithMove() : Optional.of(position.endingWithoutMove());
    }

    private Optional<Outcome> endingWithMove() {
        Optional<Outcome> end = position.ending();
        return end.isEmpty() && counted ? path.ending(position) : end;
    }
}
