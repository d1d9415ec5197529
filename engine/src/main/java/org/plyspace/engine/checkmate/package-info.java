/** The question whether the side to move is checkmated, with its explanation (docs/checkmate.md). */
package org.plyspace.engine.checkmate;
