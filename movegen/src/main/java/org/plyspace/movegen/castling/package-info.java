/** Castling: its declaration, and which of its conditions is not met. */
package org.plyspace.movegen.castling;
