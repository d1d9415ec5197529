/** Matches between engines: pairs of games from one opening with colours changed, and their results. */
package org.plyspace.match;
