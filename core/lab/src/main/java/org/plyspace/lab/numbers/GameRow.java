package org.plyspace.lab.numbers;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.plyspace.api.Side;

/**
 * What a game contributes to each number: enough for means and ratios over any set of games without a replay.
 *
 * @param summary the summary of the game
 * @param sharedPlies the number of opening moves that equal the baseline's, up to {@link GameSummary#openingPlies}
 * @param plies the length of the game, its opening included
 * @param together the number of plies that it has in common with the baseline's game of the same opening, from the first one on; empty
 *     if it is unknown, or the setting is a baseline
 * @param ids the ids of the numbers to which it may contribute, see {@link MetricRow}
 * @param numbers two for each id, as {@link org.plyspace.statistics.Measurement} expects them; the first is NaN if the game contributes
 *     nothing. Not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record GameRow(
        GameSummary summary, int sharedPlies, int plies, OptionalInt together, List<String> ids, double[] numbers) {

    /** The number of moves that a side makes after an opening in a game that White begins. */
    public static int ownMoves(int plies, int openingPlies, Side side) {
        int whites = (plies + 1) / 2 - (openingPlies + 1) / 2;
        return side == Side.WHITE ? whites : plies - openingPlies - whites;
    }

    /** A side's mean search depth over its moves after the opening, in plies; empty if it made none. White moved first. */
    public OptionalDouble meanDepth(Side side) {
        double depth = side == Side.WHITE ? summary.whiteDepth() : summary.blackDepth();
        return ownMoves(plies, summary.openingPlies(), side) == 0 ? OptionalDouble.empty() : OptionalDouble.of(depth);
    }

    /** The same row with the number of plies in common. */
    public GameRow with(OptionalInt known) {
        return new GameRow(summary, sharedPlies, plies, known, ids, numbers);
    }
}
