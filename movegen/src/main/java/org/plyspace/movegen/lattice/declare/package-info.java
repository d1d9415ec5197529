/** What is stated of a rule set on a lattice, checked: the lowest layer, which knows no position. */
package org.plyspace.movegen.lattice.declare;
