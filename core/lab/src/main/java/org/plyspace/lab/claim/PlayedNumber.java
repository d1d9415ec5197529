package org.plyspace.lab.claim;

/**
 * A number measured in games.
 *
 * @param measured the number, or the difference from the baseline
 * @param claimed the claimed range, in the same unit
 * @param games the number of games of each setting, of pairs, or of games of each exchange
 * @param share whether it is a fraction of 1
 * @param unit the unit in words
 * @param player the engine that played
 */
record PlayedNumber(
        MeasuredNumber measured, ClaimedRange claimed, int games, boolean share, String unit, String player) {}
