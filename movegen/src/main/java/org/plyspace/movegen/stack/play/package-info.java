/** Positions over a stack: how men and boards move. */
package org.plyspace.movegen.stack.play;
