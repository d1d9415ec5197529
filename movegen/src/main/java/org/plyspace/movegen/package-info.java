/** Positions over a geometry: generation, make and unmake of moves. */
package org.plyspace.movegen;
