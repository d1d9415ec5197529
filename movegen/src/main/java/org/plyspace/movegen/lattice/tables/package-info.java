/** Declarations compiled to tables, which positions read at every step. */
package org.plyspace.movegen.lattice.tables;
