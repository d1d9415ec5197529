/**
 * Lattices: boxes of fixed cells, steps between them that stop at walls or wrap around, and the flat tables of rays and
 * leaps that move generation walks.
 */
package org.plyspace.geometry.lattice;
