/**
 * A rule set on a board of hexagons, built on the interface alone, so that contracts meet rows offset by half a square, missing
 * squares, pieces in hand, drops, pieces with a mark, optional and forced promotion, capture from afar, a goal, and repetition
 * that no clock bounds.
 *
 * <p>Square {@code i} of a row of {@code w} squares, at most five, has its corner at file {@code (5 - w) / 2.0 + i}; its {@link
 * org.plyspace.api.Layout.Square#file file} is the integral part of that.
 */
package org.plyspace.tck.hex;
