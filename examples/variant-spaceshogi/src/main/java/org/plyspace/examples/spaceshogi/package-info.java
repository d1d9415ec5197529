/** An outside variant: Space Shogi, with pieces in hand and promotion of most pieces (spaceshogi.md). */
package org.plyspace.examples.spaceshogi;
