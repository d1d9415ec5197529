/**
 * Facts about positions from other sources, the perft count that is compared with them, and lessons that jars bring.
 *
 * <p>The program and the contract tests of variants read the same lines and lessons, and count in the same way. The package has
 * its own JSON reader because contract tests must not bring a library into other people's projects.
 */
package org.plyspace.vectors;
