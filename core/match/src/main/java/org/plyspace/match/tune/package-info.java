/** Weights of the evaluation fitted to games. */
package org.plyspace.match.tune;
