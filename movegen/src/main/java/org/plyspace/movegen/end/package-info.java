/** The ends of games: declared by an {@link org.plyspace.movegen.end.EndRule}, the same for lattices and stacks. */
package org.plyspace.movegen.end;
