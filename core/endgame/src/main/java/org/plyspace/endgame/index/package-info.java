/** Numbers for the positions of an endgame: its men, the symmetries that fold them, and the placements in order. */
package org.plyspace.endgame.index;
