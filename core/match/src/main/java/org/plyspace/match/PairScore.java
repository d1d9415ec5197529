package org.plyspace.match;

/**
 * The first engine's score in a pair of games.
 *
 * @param asWhite half points as White, 0 to 2
 * @param asBlack half points as Black, 0 to 2
 */
record PairScore(int asWhite, int asBlack) {}
