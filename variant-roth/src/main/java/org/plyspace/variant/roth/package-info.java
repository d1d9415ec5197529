/** Tri-dimensional chess after Charles Roth, with highest paths (rules/roth.md), and its options. */
package org.plyspace.variant.roth;
