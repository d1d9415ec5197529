/** The rule set of {@code docs/rules/twoboard.md}. */
package org.plyspace.variant.twoboard;
