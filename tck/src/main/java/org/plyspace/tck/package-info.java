/**
 * Contract tests for rule sets.
 *
 * <p>The author of a variant extends {@link org.plyspace.tck.VariantContract} and names the variant; whoever also has
 * positions with known moves extends {@link org.plyspace.tck.VectorContract} and names the file. Each contract is an
 * interface of this package whose default methods are the tests, one for each thing that a variant must do.
 */
package org.plyspace.tck;
