/** Rules that forbid some of the legal moves of other rules. */
package org.plyspace.movegen.filter;
