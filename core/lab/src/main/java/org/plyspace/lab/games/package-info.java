/** The games of an experiment: opened, played, stored one by one; and the row of each, what it contributes to every number. */
package org.plyspace.lab.games;
