package org.plyspace.match;

import java.util.Optional;

/**
 * When games are adjudicated before their end.
 *
 * @param resign a side loses whose own score is below minus this threshold
 * @param draw the game is a draw if both sides' scores stay within this threshold
 * @param mostPlies a game that lasts this many plies is a draw, from 1
 */
public record Adjudication(Optional<Threshold> resign, Optional<Threshold> draw, int mostPlies) {

    /**
     * A score that must be reached several moves in a row.
     *
     * @param score the score in centipawns, from 0
     * @param moves the number of consecutive moves of a side, from 1
     */
    public record Threshold(int score, int moves) {}
}
