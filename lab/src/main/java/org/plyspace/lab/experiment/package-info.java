/** Experiments: what is to be played, written down before it is; the games that were, kept one by one; and what is missing of them. */
package org.plyspace.lab.experiment;
