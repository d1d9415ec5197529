package org.plyspace.variant.roth;

/**
 * The options chosen (roth.md 7).
 *
 * @param rookPawns whether pawns on files a and f also go inwards
 * @param pathB whether path B exists
 * @param nearestPost whether a board goes to the next post only
 * @param pawnRequired whether a side needs a pawn to move boards
 */
record RothChoices(boolean rookPawns, boolean pathB, boolean nearestPost, boolean pawnRequired) {}
