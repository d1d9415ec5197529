/**
 * Small programs that use only {@code org.plyspace.api}: a search, a tablebase, a text view, a lister of moves. As part of the
 * contract tests they prove that the interface suffices for such programs with every rule set.
 */
package org.plyspace.tck.proof;
