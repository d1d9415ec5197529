/** Tests of the claims that the sources of rule sets make about the game. */
package org.plyspace.lab.claim;
