package org.plyspace.match.train;

/**
 * A position for a net to learn from, as the side to move sees it. The arrays are not copied, since there are millions of them.
 *
 * @param game the number of its game, since positions of one game depend on each other
 * @param own the rows that the side to move sees
 * @param other the rows that the other side sees
 * @param score the score without a net, in hundredths of a pawn
 * @param target the share of the points that the position is taken to be worth, 0 to 1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record NetExample(int game, int[] own, int[] other, double score, double target) {}
