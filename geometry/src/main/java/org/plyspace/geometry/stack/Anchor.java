package org.plyspace.geometry.stack;

import java.util.Optional;

/**
 * A place that a movable board can hang at, orientation included: a pin or post has two, upright and inverted.
 *
 * @param name as in a position's text, with the mark of inversion if it has one
 * @param file file of the lowest corner of a board that hangs here
 * @param rank rank of that corner
 * @param level level of a board that hangs here
 * @param inverted whether boards hang here upside down
 * @param parent the name of the main board that it belongs to; empty if it belongs to none
 */
public record Anchor(String name, int file, int rank, int level, boolean inverted, Optional<String> parent) {}
