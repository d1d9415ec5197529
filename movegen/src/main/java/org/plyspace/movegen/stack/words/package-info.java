/** Positions and moves over a stack in words: setups, moves in text, and why a move is illegal. */
package org.plyspace.movegen.stack.words;
