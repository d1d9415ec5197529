/** What men attack, in numbers: counted from sets of cells, the same for lattices and stacks. */
package org.plyspace.movegen.attack;
