/**
 * Rule sets on lattices: a {@link org.plyspace.movegen.lattice.declare.LatticeSpec} states the board, pieces, pawns, castling and start;
 * {@link org.plyspace.movegen.lattice.LatticeRules} turns it into rules, played by one table-driven position.
 *
 * <p>Four layers, each of which knows only those before it: {@code declare}, {@code tables}, {@code play} and {@code words}. A declaration
 * is compiled once into flat tables; positions walk those tables and allocate nothing.
 */
package org.plyspace.movegen.lattice;
