/** Puzzles: positions with one solution, found in games, proved, kept in files, and solved. */
package org.plyspace.match.puzzle;
