/**
 * A rule set on a board of hexagons, so that contracts meet rows offset by half a square, missing squares, pieces in hand, drops,
 * pieces with a mark, promotion by choice, capture from afar and a goal.
 */
package org.plyspace.tck.hex;
