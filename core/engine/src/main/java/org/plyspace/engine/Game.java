package org.plyspace.engine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.PublicApi;
import org.plyspace.api.Purpose;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * A game from its start to the current position: the moves played and whether it is over, {@linkplain Rules#repetition()
 * repetition} included. Confined to one thread.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Game {

    private static final int FIRST_CAPACITY = 256;

    private final Setup start;
    private final Position position;
    private final Repetition repetition;
    private long[] moves = new long[FIRST_CAPACITY];
    private long[] keys = new long[FIRST_CAPACITY + 1];
    /** Whether the move before each ply gave check; maintained only where perpetual check loses. */
    private final BitSet checks = new BitSet();

    /** Moves before this ply cannot be taken back. */
    private final int firstPly;

    private int plies;
    private Optional<Outcome> declared = Optional.empty();

    /**
     * Creates a game that begins with a setup.
     *
     * @throws org.plyspace.api.InvalidSetupException if the setup is not a position
     */
    public Game(Rules rules, Setup start) {
        this.start = start;
        this.position = rules.position(start, Purpose.GAME);
        this.repetition = rules.repetition();
        this.firstPly = 0;
        keys[0] = position.repetitionKey();
    }

    private Game(Game other) {
        start = other.start;
        position = other.position.copy();
        repetition = other.repetition;
        moves = other.moves.clone();
        keys = other.keys.clone();
        checks.or(other.checks);
        firstPly = other.plies;
        plies = other.plies;
        declared = other.declared;
    }

    /**
     * A new game from the start position of the rules.
     *
     * @throws org.plyspace.api.NoStartException if the rules have none
     */
    public static Game fromStart(Rules rules) {
        return new Game(rules, rules.start());
    }

    /**
     * An independent game that stands like this one, so that another thread may look ahead from there. No move is replayed;
     * therefore the moves made so far cannot be taken back in the copy.
     */
    public Game copy() {
        return new Game(this);
    }

    /** The setup at the start of the game. */
    public Setup start() {
        return start;
    }

    /** The game's own current position: callers may query it but must not change it. */
    public Position position() {
        return position;
    }

    /**
     * A copy of the position at an earlier ply, from 0 to {@link #plies()}. Takes back the moves made since, and makes them
     * again.
     *
     * @throws IndexOutOfBoundsException if there is no such ply, or this is a {@link #copy} that was made after it
     */
    public Position positionAt(int ply) {
        if (ply < firstPly || ply > plies) {
            throw new IndexOutOfBoundsException("ply " + ply + " of " + firstPly + " to " + plies);
        }
        int at = plies;
        try {
            for (; at > ply; at--) {
                position.unmake();
            }
            return position.copy();
        } finally {
            for (; at < plies; at++) {
                position.make(moves[at]);
            }
        }
    }

    /** The number of plies played. */
    public int plies() {
        return plies;
    }

    /** The move played at a ply from 0 to {@link #plies()} - 1. */
    public long move(int ply) {
        if (ply >= plies) {
            throw new IndexOutOfBoundsException("ply " + ply + " of " + plies);
        }
        return moves[ply];
    }

    /** A copy of the moves played, oldest first. */
    public List<Long> moves() {
        return LongStream.of(moves).limit(plies).boxed().toList();
    }

    /**
     * Plays a move. It must be legal, which is not checked. Plays on after an end by the rules, such as repetition, so that a
     * game can be continued for study.
     *
     * @throws IllegalStateException if a side has resigned or a draw was agreed
     */
    public void play(long move) {
        if (declared.isPresent()) {
            throw new IllegalStateException("the game is over: " + declared.get());
        }
        if (plies == moves.length) {
            moves = Arrays.copyOf(moves, 2 * plies);
            keys = Arrays.copyOf(keys, 2 * plies + 1);
        }
        position.make(move);
        moves[plies++] = move;
        keys[plies] = position.repetitionKey();
        if (repetition.meaning() == Repetition.Meaning.LOSS_FOR_PERPETUAL_CHECK) {
            checks.set(plies, position.inCheck());
        }
    }

    /**
     * Takes back a resignation or an agreed draw if there was one, else the last move.
     *
     * @return the move taken back, or {@link Move#NONE} for a resignation or an agreed draw
     * @throws IllegalStateException at the start of the game, or where a {@link #copy} was made
     */
    public long takeBack() {
        if (declared.isPresent()) {
            declared = Optional.empty();
            return Move.NONE;
        }
        if (plies == firstPly) {
            throw new IllegalStateException("there is no move to take back");
        }
        position.unmake();
        return moves[--plies];
    }

    /** The {@linkplain Position#repetitionKey() repetition keys} of all positions before the current one, oldest first. */
    public long[] earlierKeys() {
        return Arrays.copyOf(keys, plies);
    }

    /** The number of occurrences of the current position, this one included. */
    public int occurrences() {
        int count = 1;
        for (int ply = plies - 2; ply >= earliestEqual(); ply -= 2) {
            if (keys[ply] == keys[plies]) {
                count++;
            }
        }
        return count;
    }

    /** The first ply at which the current position can have occurred. */
    private int earliestEqual() {
        return repetition.bound() == Repetition.Bound.GAME ? 0 : Math.max(0, plies - position.halfmoveClock());
    }

    /** The outcome of the game; empty while it goes on. */
    public Optional<Outcome> outcome() {
        if (declared.isPresent()) {
            return declared;
        }
        return position.hasLegalMove() ? outcomeWithMove() : Optional.of(position.endingWithoutMove());
    }

    /**
     * Like {@link #outcome()}, for callers that know that there is a legal move and that the game was not resigned or drawn by
     * agreement.
     */
    public Optional<Outcome> outcomeWithMove() {
        Optional<Outcome> byPosition = position.ending();
        return byPosition.isPresent() ? byPosition : byRepetition();
    }

    private Optional<Outcome> byRepetition() {
        if (repetition.meaning() == Repetition.Meaning.NOTHING || occurrences() < repetition.times()) {
            return Optional.empty();
        }
        String reason = Outcome.repetition(repetition.times());
        return Optional.of(
                switch (repetition.meaning()) {
                    case LOSS_FOR_REPEATER -> Outcome.win(position.sideToMove(), reason);
                    case LOSS_FOR_WHITE ->
                        position.sideToMove() == Side.BLACK ? Outcome.win(Side.BLACK, reason) : Outcome.draw(reason);
                    case LOSS_FOR_PERPETUAL_CHECK ->
                        perpetualChecker()
                                .map(side -> Outcome.win(side.opposite(), Outcome.PERPETUAL_CHECK))
                                .orElseGet(() -> Outcome.draw(reason));
                    default -> Outcome.draw(reason);
                });
    }

    /** The side that has given check with each move since the first occurrence of the position; White if both did. */
    private Optional<Side> perpetualChecker() {
        int first = plies;
        for (int ply = plies - 2; ply >= earliestEqual(); ply -= 2) {
            first = keys[ply] == keys[plies] ? ply : first;
        }
        // The side to move made the first move after that occurrence, and every second one from there.
        boolean byMover = givesOnlyChecks(first + 1);
        boolean byOther = givesOnlyChecks(first + 2);
        Side mover = position.sideToMove();
        if (byMover && byOther) {
            return Optional.of(Side.WHITE);
        }
        return byMover ? Optional.of(mover) : byOther ? Optional.of(mover.opposite()) : Optional.empty();
    }

    private boolean givesOnlyChecks(int from) {
        for (int ply = from; ply <= plies; ply += 2) {
            if (!checks.get(ply)) {
                return false;
            }
        }
        return true;
    }

    /** Ends the game as lost for a side, whether or not it is its turn. */
    public void resign(Side side) {
        end(Outcome.win(side.opposite(), Outcome.RESIGNATION));
    }

    /** Ends the game as a draw by agreement. */
    public void agreeDraw() {
        end(Outcome.draw(Outcome.AGREED_DRAW));
    }

    /** Whether the game was ended otherwise than by its position. */
    public boolean isDeclared() {
        return declared.isPresent();
    }

    /**
     * Ends the game for a reason of {@link Termination}.
     *
     * @throws IllegalStateException if the game is over
     */
    public void end(Outcome outcome) {
        Optional<Outcome> already = outcome();
        if (already.isPresent()) {
            throw new IllegalStateException("the game is over: " + already.get());
        }
        declared = Optional.of(outcome);
    }
}
