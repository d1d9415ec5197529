/** Positions and moves in words: texts, setups, reasons. */
package org.plyspace.movegen.lattice.words;
