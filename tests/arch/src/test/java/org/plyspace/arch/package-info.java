/**
 * The architecture as rules that fail when it is violated.
 *
 * <p>{@link org.plyspace.arch.ArchitectureRule} lists them with their reasons. Each is also shown to fail: the packages below
 * {@code fixture} are small code bases that break one rule each, in every way that the rule covers.
 */
package org.plyspace.arch;
