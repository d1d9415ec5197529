/**
 * Lattices: boxes of fixed cells, steps between them that stop at edges or wrap around, and the flat tables of rays and leaps
 * used by move generation.
 */
package org.plyspace.geometry.lattice;
