package org.plyspace.lab.claim;

/**
 * A number that games told.
 *
 * @param measured the number, or the difference from the baseline
 * @param claimed where it is claimed to lie, in the same unit
 * @param games how many were played of each setting, or pairs, or games of each exchange
 * @param share whether it is a fraction of 1
 * @param unit in words
 * @param player who played
 */
record PlayedNumber(
        MeasuredNumber measured, ClaimedRange claimed, int games, boolean share, String unit, String player) {}
