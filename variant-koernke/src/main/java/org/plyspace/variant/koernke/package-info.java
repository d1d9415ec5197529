/** The rule set of {@code docs/rules/koernke.md}. */
package org.plyspace.variant.koernke;
