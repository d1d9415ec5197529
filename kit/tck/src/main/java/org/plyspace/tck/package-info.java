/**
 * Contract tests for rule sets.
 *
 * <p>Extend {@link org.plyspace.tck.VariantContract} and name the variant; extend {@link org.plyspace.tck.VectorContract} if
 * there are positions with known moves, and {@link org.plyspace.tck.ReasonContract} to fix the reasons given for illegal moves,
 * and name the file. Each other contract is an interface of this package, for one thing that a variant must do; its default
 * methods are the tests.
 */
package org.plyspace.tck;
