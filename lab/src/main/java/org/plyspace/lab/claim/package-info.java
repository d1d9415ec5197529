/** Claims that the sources of rule sets make of the game, put to the test. */
package org.plyspace.lab.claim;
