/**
 * Rule sets on lattices: a {@link org.plyspace.movegen.lattice.LatticeSpec} states the board, pieces, pawns, castling and start;
 * {@link org.plyspace.movegen.lattice.LatticeRules} turns it into rules, played by one table-driven position.
 *
 * <p>There are two layers: a declaration is compiled once into flat tables; positions walk those tables and allocate nothing.
 */
package org.plyspace.movegen.lattice;
