package org.plyspace.match;

/**
 * How a pair of games went for the first player.
 *
 * @param asWhite half points with the white men, 0 to 2
 * @param asBlack with the black ones
 */
record PairScore(int asWhite, int asBlack) {}
