/**
 * What is known of positions from elsewhere, and the count that is held against it.
 *
 * <p>The command that verifies files and the contract tests of variants read the same lines and count in the same way. Contract
 * tests must bring no library to the projects of others, hence a reader of JSON of its own.
 */
package org.plyspace.vectors;
