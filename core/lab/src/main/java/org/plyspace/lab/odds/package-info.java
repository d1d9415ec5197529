/** Odds: starts of games at which sides lack pieces, and what such games say of the values of pieces. */
package org.plyspace.lab.odds;
