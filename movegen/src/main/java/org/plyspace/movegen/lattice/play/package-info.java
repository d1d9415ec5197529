/** Boards, positions, and the two generators that list their moves. */
package org.plyspace.movegen.lattice.play;
