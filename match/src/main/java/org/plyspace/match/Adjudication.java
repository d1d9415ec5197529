package org.plyspace.match;

import java.util.Optional;

/**
 * When games are ended early.
 *
 * @param resign a side that calls itself worse by so much loses
 * @param draw when both call it as even as that, it is a draw
 * @param mostPlies where a game that goes on is a draw, from 1
 */
public record Adjudication(Optional<Threshold> resign, Optional<Threshold> draw, int mostPlies) {

    /**
     * A score in a row of moves.
     *
     * @param score in hundredths of a pawn, from 0
     * @param moves how many of a side's moves in a row, from 1
     */
    public record Threshold(int score, int moves) {}
}
