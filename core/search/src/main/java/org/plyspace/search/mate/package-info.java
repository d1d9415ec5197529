/** Proofs, for any rule set, that a side wins within a number of moves or cannot. */
package org.plyspace.search.mate;
