/** Runs of experiments: what is missing is played and kept, and what is settled is played no more. */
package org.plyspace.lab.run;
