package org.plyspace.lab.experiment;

import java.util.Optional;

/** The current step of a thread, reported by itself and read by others. */
final class Heartbeat {

    /**
     * A step that a thread has begun.
     *
     * @param column the column for which it plays
     * @param game the number of the game, from 0; empty while the engines are being created
     * @param ply the ply about to be played, from 1
     */
    record Step(int column, Optional<Integer> game, int ply) {

        Step at(int nextPly) {
            return new Step(column, game, nextPly);
        }
    }

    private volatile Optional<Step> step = Optional.empty();

    /** Reports that engines are being created. */
    void preparing(int column) {
        step = Optional.of(new Step(column, Optional.empty(), 0));
    }

    /** Reports that a game begins. */
    void playing(int column, int game) {
        step = Optional.of(new Step(column, Optional.of(game), 1));
    }

    /** Reports that the thread begins to choose the next move of the game, at a ply from 1. */
    void ply(int ply) {
        step = step.map(now -> now.at(ply));
    }

    /** Reports work that does not involve a rule set. */
    void resting() {
        step = Optional.empty();
    }

    /** The current step, a new object for each; empty while the thread rests. */
    Optional<Step> step() {
        return step;
    }
}
