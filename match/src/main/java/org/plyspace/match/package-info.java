/** Matches between engines: pairs of games from one opening with colours changed, and what they say of strength. */
package org.plyspace.match;
