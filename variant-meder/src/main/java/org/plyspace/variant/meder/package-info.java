/** Tri-dimensional chess after Jens Meder, with the vertical shadow (rules/meder.md), in both editions. */
package org.plyspace.variant.meder;
