/** Castling: what a way to castle is, and which of its conditions is missed. */
package org.plyspace.movegen.castling;
