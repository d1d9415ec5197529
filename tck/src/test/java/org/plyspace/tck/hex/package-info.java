/**
 * A rule set on a board of hexagons, over the interface alone, so that contracts meet rows offset by half a square, missing
 * squares, pieces in hand, drops, pieces with a mark, promotion by choice and by force, capture from afar, a goal, and
 * repetition that no clock bounds.
 *
 * <p>How it is drawn: square {@code i} of a row of {@code w} squares, of five at most, has its corner at file {@code (5 - w) / 2.0 +
 * i}, and its {@link org.plyspace.api.Layout.Square#file file} is what is left of that without the half.
 */
package org.plyspace.tck.hex;
