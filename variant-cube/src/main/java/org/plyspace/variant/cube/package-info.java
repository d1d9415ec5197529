/** The rule set of {@code docs/rules/cube.md}. */
package org.plyspace.variant.cube;
