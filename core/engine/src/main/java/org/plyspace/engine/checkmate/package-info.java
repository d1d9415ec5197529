/** The question whether the side to move is checkmated, and its explanation (docs/checkmate.md). */
package org.plyspace.engine.checkmate;
