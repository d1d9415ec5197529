package org.plyspace.lab.scenario;

/**
 * The text of a move that the rules may well refuse.
 *
 * @param mover what would move, in words that fit every rule set: {@code knight}, {@code board move}, {@code drop of a pawn}
 */
record Doubt(String mover, String text) {}
