/**
 * Rule sets on lattices: a {@link org.plyspace.movegen.lattice.LatticeSpec} states board, pieces, pawns, castling and
 * start; {@link org.plyspace.movegen.lattice.LatticeRules} makes rules of it, played by one table-driven position.
 *
 * <p>Two layers: what is declared is compiled once into flat tables; positions walk those tables and allocate nothing.
 */
package org.plyspace.movegen.lattice;
