/**
 * A rule set written against the SPI alone and small enough to be checked by hand: a board of 2x2 squares hops between two
 * anchors beside a fixed board of 4x4, carries men, and changes owners when its owner's last man on it is captured. There are
 * kings, rooks and pawns, and no castling. It shows that the SPI supports movable boards, and the contract tests are themselves
 * tested on it.
 */
package org.plyspace.tck.toy;
