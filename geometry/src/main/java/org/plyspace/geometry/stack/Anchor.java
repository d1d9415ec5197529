package org.plyspace.geometry.stack;

import java.util.Optional;

/**
 * A place where a movable board can hang, orientation included: a pin or post has two anchors, upright and inverted.
 *
 * @param name its name in a position's text, with the mark of inversion if it has one
 * @param file file of the lowest corner of a board that hangs here
 * @param rank rank of that corner
 * @param level level of a board that hangs here
 * @param inverted whether boards hang here upside down
 * @param parent the name of the main board it belongs to; empty if there is none
 */
public record Anchor(String name, int file, int rank, int level, boolean inverted, Optional<String> parent) {}
