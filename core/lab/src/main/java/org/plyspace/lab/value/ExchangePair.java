package org.plyspace.lab.value;

/**
 * The result of a pair of games of an exchange, with colours changed.
 *
 * @param asWhite the half points, 0 to 2, of the side with the first pieces extra in the game in which it was White
 * @param asBlack its half points in the game in which it was Black
 * @param cutOff the number of games that were ended as draws because they were too long, 0 to 2
 * @param plies the length of both games together, openings included
 */
public record ExchangePair(int asWhite, int asBlack, int cutOff, int plies) {}
