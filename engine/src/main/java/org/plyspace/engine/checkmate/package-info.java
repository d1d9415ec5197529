/** The question whether the side to move is checkmated, with its explanation (cube.md 3). */
package org.plyspace.engine.checkmate;
