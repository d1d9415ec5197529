/**
 * Contract tests for rule sets.
 *
 * <p>The author of a variant extends {@link org.plyspace.tck.VariantContract} and names the variant; whoever also has
 * positions with known moves extends {@link org.plyspace.tck.VectorContract}, and whoever fixes what is said of illegal moves
 * {@link org.plyspace.tck.ReasonContract}, and names the file. Each other contract is an interface of this package whose
 * default methods are the tests, one for each thing that a variant must do.
 */
package org.plyspace.tck;
