/**
 * A rule set written against the SPI alone, small enough to be checked by hand: a board of 2x2 squares hops between two
 * anchors beside a fixed board of 4x4, carries men, and changes hands when its owner's last man on it is captured. Kings,
 * rooks and pawns; no castling. It shows that the SPI carries movable boards, and it is what the contract tests are
 * themselves tested on.
 */
package org.plyspace.tck.toy;
