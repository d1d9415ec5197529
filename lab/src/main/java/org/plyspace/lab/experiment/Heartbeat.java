package org.plyspace.lab.experiment;

import java.util.Optional;

/** What a thread is at, told by itself and looked at by others. */
final class Heartbeat {

    /**
     * A step that a thread has begun.
     *
     * @param column that it plays for
     * @param game its number, from 0; empty while the players are made
     * @param ply which is to be played, from 1
     * @param began as {@link System#nanoTime} says
     */
    record Step(int column, Optional<Integer> game, int ply, long began) {

        Step at(int nextPly) {
            return new Step(column, game, nextPly, System.nanoTime());
        }
    }

    private volatile Optional<Step> step = Optional.empty();

    /** Players are made. */
    void preparing(int column) {
        step = Optional.of(new Step(column, Optional.empty(), 0, System.nanoTime()));
    }

    /** A game begins. */
    void playing(int column, int game) {
        step = Optional.of(new Step(column, Optional.of(game), 1, System.nanoTime()));
    }

    /** The next move of the game, from 1, is thought about. */
    void ply(int ply) {
        step = step.map(now -> now.at(ply));
    }

    /** Nothing that a rule set has a part in. */
    void resting() {
        step = Optional.empty();
    }

    /** The step that it is at; empty while it rests. */
    Optional<Step> step() {
        return step;
    }
}
