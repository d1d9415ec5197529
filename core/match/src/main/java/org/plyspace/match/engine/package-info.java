/** Engines that play games: built-in ones, and other programs. */
package org.plyspace.match.engine;
