/** Matches between machines: pairs of games from one opening with colours changed, and what they say of strength. */
package org.plyspace.lab.match;
