/** Rows of games: what each finished game contributes to every metric, in files that are merged, committed and reported without a replay. */
package org.plyspace.lab.row;
