/** Verdicts on the hypotheses of experiments: at looks and at the end, corrected for how many there are; and what is no longer played. */
package org.plyspace.lab.verdict;
