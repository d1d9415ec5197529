/** Engines that play games: those of the search, and other programs. */
package org.plyspace.match.engine;
