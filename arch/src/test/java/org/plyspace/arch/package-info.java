/**
 * The architecture, as rules that fail when it is broken.
 *
 * <p>{@link org.plyspace.arch.ArchitectureRule} has them all, each with its reason. Each is also shown to fail: the
 * packages below {@code fixture} are small code bases with one rule broken in each, in every way that the rule is about.
 */
package org.plyspace.arch;
