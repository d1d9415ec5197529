package org.plyspace.api;

import java.util.Optional;

/** A game, from its beginning to its end or to where it was cut off, for a {@link GameMetric}. Immutable. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class MeasuredGame {

    private final Rules rules;
    private final Setup start;
    private final long[] moves;
    private final int openingPlies;
    private final Optional<Outcome> outcome;

    /**
     * Creates a game.
     *
     * @param start the setup in which it began
     * @param moves all moves, each legal where it was made
     * @param openingPlies the plies of the opening, which neither side chose
     * @param outcome the result; empty if the game was cut off
     */
    public MeasuredGame(Rules rules, Setup start, long[] moves, int openingPlies, Optional<Outcome> outcome) {
        this.rules = rules;
        this.start = start;
        this.moves = moves.clone();
        this.openingPlies = openingPlies;
        this.outcome = outcome;
    }

    /** The rules. */
    public Rules rules() {
        return rules;
    }

    /** The position in which the game began: a new one, on which the caller may make the moves. */
    public Position start() {
        return rules.position(start, Purpose.GAME);
    }

    /** The number of moves, counting both sides. */
    public int plies() {
        return moves.length;
    }

    /** The move at a ply, from 0. */
    public long move(int ply) {
        return moves[ply];
    }

    /** The plies of the opening, which neither side chose. */
    public int openingPlies() {
        return openingPlies;
    }

    /** The result; empty if the game was cut off. */
    public Optional<Outcome> outcome() {
        return outcome;
    }
}
