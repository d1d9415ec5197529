/** Proofs that a side wins within so many moves, or cannot, for any rule set. */
package org.plyspace.search.mate;
