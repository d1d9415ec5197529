/** Experiments: the plan, written down before anything is played; the games played, stored one by one; and those still missing. */
package org.plyspace.lab.experiment;
